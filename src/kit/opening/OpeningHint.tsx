import { useRecordContext, useTranslate } from 'react-admin';
import { Hint } from '../page/SecondaryText.tsx';
import { useFormat } from '../useFormat.ts';

interface ScheduledRecord {
  readonly id: number;
  readonly scheduled_at: string | null;
  readonly opens_on: string | null;
  readonly opening_problem: string | null;
}

/** In a list of campaigns: when a scheduled one opens, or that one wasn't opened. */
export function OpeningHint({ resource }: { readonly resource: string }) {
  const record = useRecordContext<ScheduledRecord>();
  const translate = useTranslate();
  const format = useFormat();
  if (record?.scheduled_at && record.opens_on) {
    const day = format.day(record.opens_on);
    return <Hint>{translate(`resources.${resource}.scheduledFor`, { day })}</Hint>;
  }
  return record?.opening_problem ? <Hint>{translate(`resources.${resource}.notOpened`)}</Hint> : null;
}
