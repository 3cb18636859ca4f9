import { useTranslate } from 'react-admin';
import type { PlanSubject } from './planForm.ts';

/** The name of the topic or metric of a recommendation or plan. */
export function useSubjectName(): (subject: PlanSubject) => string {
  const translate = useTranslate();
  return ({ topic, metric }) => (metric ? translate(`metrics.names.${metric}`) : (topic ?? ''));
}
