import { useTranslate } from 'react-admin';

/** Returns the text for a validation problem. */
export function useProblemText(limits: Readonly<Record<string, number>> = {}): (problem: string) => string {
  const translate = useTranslate();
  return (problem) => translate(`rules.${problem}`, { ...limits, _: problem });
}
