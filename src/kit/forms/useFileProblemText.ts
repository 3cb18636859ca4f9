import { useTranslate } from 'react-admin';
import { useFormat } from '../useFormat.ts';

interface Problem {
  readonly problem: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Explains why a file can't be imported. */
export function useFileProblemText(): (problem: Problem) => string {
  const translate = useTranslate();
  const format = useFormat();
  return ({ problem, params = {} }) => {
    const formatted = Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? format.number(value) : value,
    ]);
    return translate(`imports.file.${problem}`, Object.fromEntries(formatted));
  };
}
