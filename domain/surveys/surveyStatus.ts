import { Refusal } from '../refusal.ts';

/** Statuses of a cycle, in order. It cannot be reopened; releasing its results is a separate step. */
export const surveyStatuses = ['draft', 'open', 'closed'] as const;

export type SurveyStatus = (typeof surveyStatuses)[number];

/** Fields that can be edited while the campaign is open: they affect neither the privacy notice nor nominations. */
const openFields: readonly string[] = ['name', 'message', 'closes_on', 'reminders'];
/** Fields that can be edited once a campaign is closed. */
const closedFields: readonly string[] = ['name'];

/** Whether a field, by its API name, may be edited in this status. */
export function canEditSurveyField(status: SurveyStatus, field: string): boolean {
  if (status === 'draft') return true;
  return (status === 'open' ? openFields : closedFields).includes(field);
}

/**
 * Checks an edit of the given fields. Throws `campaign_locked` if it changes locked fields of an open campaign, and `campaign_closed` for
 * locked fields of a closed one.
 */
export function checkSurveyEdit(status: SurveyStatus, changedFields: readonly string[]): void {
  if (changedFields.every((field) => canEditSurveyField(status, field))) return;
  throw new Refusal(status === 'closed' ? 'campaign_closed' : 'campaign_locked');
}

/**
 * Checks that a campaign can be launched: it is a draft, has targets, and its last day, an ISO date, has not passed. Throws
 * `status_change`, `campaign_past` or `campaign_empty`.
 */
export function checkSurveyLaunch(
  campaign: { readonly status: SurveyStatus; readonly closes_on: string },
  targets: number,
  day: string,
): void {
  if (campaign.status !== 'draft') throw new Refusal('status_change');
  if (campaign.closes_on < day) throw new Refusal('campaign_past');
  if (targets === 0) throw new Refusal('campaign_empty');
}

/** Checks that the campaign is open and can be closed. Throws `campaign_not_open` or `campaign_closed`. */
export function checkSurveyClose(status: SurveyStatus): void {
  if (status === 'draft') throw new Refusal('campaign_not_open');
  if (status === 'closed') throw new Refusal('campaign_closed');
}

/** Checks that results can be released: the campaign is closed and not yet released. Throws `status_change`. Source: methods 3.1. */
export function checkSurveyRelease(campaign: {
  readonly status: SurveyStatus;
  readonly released_on: string | null;
}): void {
  if (campaign.status !== 'closed' || campaign.released_on !== null) throw new Refusal('status_change');
}
