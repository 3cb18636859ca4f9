import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { HttpError } from '../../../dataProviders/errors.ts';
import type { Problem } from '../../../domain/refusal.ts';

export interface Problems {
  /** What is wrong with a field, as a sentence; null where nothing is. */
  readonly at: (field: string) => string | null;
  readonly show: (problems: readonly Problem[]) => void;
  /** Shows those a refusal names; answers whether there were any. */
  readonly showFrom: (failure: unknown) => boolean;
}

/** The problems of a form, each told where it is. */
export function useProblems(): Problems {
  const translate = useTranslate();
  const [problems, show] = useState<readonly Problem[]>([]);
  return {
    at: (field) => {
      const found = problems.find((problem) => problem.field === field);
      return found ? translate(`rules.${found.problem}`, { ...found.params }) : null;
    },
    show,
    showFrom: (failure) => {
      if (!(failure instanceof HttpError) || failure.problems.length === 0) return false;
      show(failure.problems);
      return true;
    },
  };
}
