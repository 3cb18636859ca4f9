import { Refusal } from '../refusal.ts';

/** A benchmark campaign is prepared, answered, then over for good: there is no pause that could be undone. */
export const benchmarkStatuses = ['draft', 'open', 'closed'] as const;

export type BenchmarkStatus = (typeof benchmarkStatuses)[number];

/** What may still change while people answer: nothing that was promised to them or that a result rests on. */
const openFields: readonly string[] = ['name', 'message', 'closes_on'];

/**
 * Where the toggle leads (STATE-33): a draft is launched, an open campaign is closed. Throws
 * `status_change` for a closed one: re-opening it would add answers to a published release.
 */
export function nextStatus(status: BenchmarkStatus): BenchmarkStatus {
  if (status === 'draft') return 'open';
  if (status === 'open') return 'closed';
  throw new Refusal('status_change');
}

/** Whether a field of the campaign, by its wire name, may be edited in this status. */
export function mayEdit(status: BenchmarkStatus, field: string): boolean {
  if (status === 'draft') return true;
  return status === 'open' && openFields.includes(field);
}

/**
 * Lets a change of the given fields through. Throws `campaign_locked` for an open campaign
 * whose locked fields are touched, `campaign_closed` for any change of a closed one.
 */
export function checkEdit(status: BenchmarkStatus, changedFields: readonly string[]): void {
  if (changedFields.every((field) => mayEdit(status, field))) return;
  throw new Refusal(status === 'closed' ? 'campaign_closed' : 'campaign_locked');
}

/** Only an open campaign takes answers. Throws `campaign_not_open` before, `campaign_closed` after; both 409. */
export function checkTakesAnswers(status: BenchmarkStatus): void {
  if (status === 'draft') throw new Refusal('campaign_not_open');
  if (status === 'closed') throw new Refusal('campaign_closed');
}

/**
 * A campaign that nobody was invited to, or fewer than its minimum, could never publish anything. Throws
 * `campaign_empty` or `campaign_too_small`.
 */
export function checkLaunch(invited: number, minimum: number): void {
  if (invited === 0) throw new Refusal('campaign_empty');
  if (invited < minimum) throw new Refusal('campaign_too_small');
}

/** The fewest people any published number of a benchmark rests on. */
export const lowestMinimum = 5;

/** The fewest people in a group by race, gender or decade, unless the account decides otherwise (R6). */
export const usualSensitiveMinimum = 10;

/**
 * The minimum group size a campaign promises may rise until it is launched and never falls. `previous` is
 * null for a new campaign; whether it is launched is `mayEdit`'s question. Answers the wanted number; throws
 * `minimum_lowered` below the previous one, below 5, and for what is no number.
 */
export function checkMinimum(previous: number | null, wanted: number): number {
  if (wanted >= Math.max(previous ?? lowestMinimum, lowestMinimum)) return wanted;
  throw new Refusal('minimum_lowered');
}
