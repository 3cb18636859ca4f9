import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { HttpError } from '../../../dataProviders/errors.ts';
import type { FieldProblem } from '../../../domain/refusal.ts';

export interface FormProblems {
  /** Returns the problem of a field as a sentence; null if the field is valid. */
  readonly at: (field: string) => string | null;
  readonly show: (problems: readonly FieldProblem[]) => void;
  /** Shows the invalid fields that the server names. */
  readonly showFrom: (failure: unknown) => void;
}

/** The problems of a form by field. */
export function useFormProblems(): FormProblems {
  const translate = useTranslate();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  return {
    at: (field) => {
      const first = problems.find((problem) => problem.field === field);
      return first ? translate(`rules.${first.problem}`, { ...first.params }) : null;
    },
    show: setProblems,
    showFrom: (failure) => {
      if (failure instanceof HttpError) setProblems(failure.problems);
    },
  };
}
