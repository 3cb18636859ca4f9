import { addDays } from '../dates/days.ts';
import { type Decision, isFinal } from './decisions.ts';

interface Kept {
  readonly decision: Decision;
  /** ISO dates; null for what has not happened. */
  readonly decidedOn: string | null;
  readonly withdrawnOn: string | null;
  readonly roleClosedOn: string | null;
  readonly retentionDays: number;
}

/**
 * The last day of an application's retention period, as an ISO date: `retentionDays` after it was withdrawn or finally decided, otherwise
 * after the role was closed. Null while the application is in progress in an open role.
 */
export function keptUntil(kept: Kept): string | null {
  const { decision, decidedOn, withdrawnOn, roleClosedOn, retentionDays } = kept;
  const ended = withdrawnOn ?? (isFinal(decision) ? decidedOn : null) ?? roleClosedOn;
  return ended === null ? null : addDays(ended, retentionDays);
}
