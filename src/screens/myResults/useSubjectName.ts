import { useTranslate } from 'react-admin';
import type { PlanSubject } from './planForm.ts';

/** What a recommendation or a plan is about, in words. */
export function useSubjectName(): (subject: PlanSubject) => string {
  const translate = useTranslate();
  return ({ topic, metric }) => (metric ? translate(`metrics.names.${metric}`) : (topic ?? ''));
}
