import type { useTranslate } from 'react-admin';
import type { StatementDraft } from './wordingDraft.ts';

/** The metric of a statement and whether it is reversed; null for benchmark statements. */
export function statementMetricText(
  { metric, key }: Pick<StatementDraft, 'metric' | 'key'>,
  translate: ReturnType<typeof useTranslate>,
): string | null {
  if (metric === null) return null;
  const name = translate(`metrics.names.${metric}`, { _: metric });
  return key < 0 ? translate('questions.form.reversed', { metric: name }) : name;
}
