import { Refusal } from '../refusal.ts';

/** Statuses of a benchmark campaign, in order. It cannot be paused or reopened. */
export const benchmarkStatuses = ['draft', 'open', 'closed'] as const;

export type BenchmarkStatus = (typeof benchmarkStatuses)[number];

/** Fields that can be edited while the campaign is open: they affect neither the privacy notice nor the results. */
const openFields: readonly string[] = ['name', 'message', 'closes_on'];

/**
 * Returns the status that the toggle leads to (STATE-33): drafts are launched, open campaigns closed. Throws
 * `status_change` for a closed campaign, because reopening it would add answers to a published release.
 */
export function nextBenchmarkStatus(status: BenchmarkStatus): BenchmarkStatus {
  if (status === 'draft') return 'open';
  if (status === 'open') return 'closed';
  throw new Refusal('status_change');
}

/** Whether a field, by its API name, may be edited in this status. */
export function canEditBenchmarkField(status: BenchmarkStatus, field: string): boolean {
  if (status === 'draft') return true;
  return status === 'open' && openFields.includes(field);
}

/**
 * Checks an edit of the given fields. Throws `campaign_locked` if it changes locked fields of an open campaign, and `campaign_closed` for
 * any edit of a closed one.
 */
export function checkBenchmarkEdit(status: BenchmarkStatus, changedFields: readonly string[]): void {
  if (changedFields.every((field) => canEditBenchmarkField(status, field))) return;
  throw new Refusal(status === 'closed' ? 'campaign_closed' : 'campaign_locked');
}

/** Only an open campaign accepts answers. Throws `campaign_not_open` for a draft and `campaign_closed` for a closed one. */
export function checkAcceptsAnswers(status: BenchmarkStatus): void {
  if (status === 'draft') throw new Refusal('campaign_not_open');
  if (status === 'closed') throw new Refusal('campaign_closed');
}

/** The properties that determine how many people a campaign has to invite. */
export interface CampaignSize {
  readonly audience: 'everyone' | 'chosen';
  readonly min_group: number;
}

/** Returns the minimum number of people to invite: the minimum group size, or twice that size if the people are chosen (R24). */
export const minimumInvited = ({ audience, min_group }: CampaignSize): number =>
  audience === 'chosen' ? 2 * min_group : min_group;

/**
 * Checks that enough people are invited. Throws `campaign_empty` for none, `audience_too_small` for a chosen audience of fewer than twice
 * the minimum group size, and `campaign_too_small` for fewer people than that size, with the number of people who are missing.
 */
export function checkBenchmarkLaunch(invited: number, campaign: CampaignSize): void {
  if (invited === 0) throw new Refusal('campaign_empty');
  const missing = minimumInvited(campaign) - invited;
  if (missing <= 0) return;
  throw new Refusal(campaign.audience === 'chosen' ? 'audience_too_small' : 'campaign_too_small', [
    { field: 'audience', problem: 'peopleMissing', params: { missing } },
  ]);
}

/** Lowest minimum group size a benchmark campaign can have. */
export const lowestMinimumGroupSize = 5;

/** Default minimum size of groups by race, gender or decade; the account can change it (R6). */
export const defaultSensitiveMinimum = 10;

/**
 * Checks a campaign's new minimum group size, which may be raised but not lowered. `previous` is null for a new campaign. Throws
 * `minimum_lowered` if it is below the previous value, below 5 or not a number.
 */
export function checkMinimumGroupSize(previous: number | null, minimum: number): number {
  if (minimum >= Math.max(previous ?? lowestMinimumGroupSize, lowestMinimumGroupSize)) return minimum;
  throw new Refusal('minimum_lowered');
}
