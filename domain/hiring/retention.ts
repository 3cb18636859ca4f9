import { addDays } from '../dates/days.ts';
import { type Decision, isFinal } from './decisions.ts';

interface Kept {
  readonly decision: Decision;
  /** ISO days; null for what has not happened. */
  readonly decidedOn: string | null;
  readonly withdrawnOn: string | null;
  readonly roleClosedOn: string | null;
  readonly retentionDays: number;
}

/**
 * The last day on which an application is kept, ISO: so many days after it was withdrawn or decided for good; without
 * either, after the role was closed. Null while the application goes on in an open role.
 */
export function keptUntil(kept: Kept): string | null {
  const { decision, decidedOn, withdrawnOn, roleClosedOn, retentionDays } = kept;
  const ended = withdrawnOn ?? (isFinal(decision) ? decidedOn : null) ?? roleClosedOn;
  return ended === null ? null : addDays(ended, retentionDays);
}
