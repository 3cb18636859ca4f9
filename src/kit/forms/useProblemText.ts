import { useTranslate } from 'react-admin';

/** The sentence for a broken rule of a field. */
export function useProblemText(limits: Readonly<Record<string, number>> = {}): (problem: string) => string {
  const translate = useTranslate();
  return (problem) => translate(`rules.${problem}`, { ...limits, _: problem });
}
