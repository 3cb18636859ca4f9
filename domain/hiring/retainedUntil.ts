import { addDays } from '../dates/days.ts';
import { type HiringDecision, isFinalDecision } from './decisions.ts';

interface RetentionFacts {
  readonly decision: HiringDecision;
  /** ISO dates; null for events that have not happened. */
  readonly decidedOn: string | null;
  readonly withdrawnOn: string | null;
  readonly roleClosedOn: string | null;
  readonly retentionDays: number;
}

/**
 * Returns the last day of an application's retention period, as an ISO date: `retentionDays` after it was withdrawn or
 * finally decided, otherwise after the role was closed. Null while the application is in progress in an open role.
 */
export function retainedUntil(facts: RetentionFacts): string | null {
  const { decision, decidedOn, withdrawnOn, roleClosedOn, retentionDays } = facts;
  const ended = withdrawnOn ?? (isFinalDecision(decision) ? decidedOn : null) ?? roleClosedOn;
  return ended === null ? null : addDays(ended, retentionDays);
}
