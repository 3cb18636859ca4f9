import { Refusal } from '../refusal.ts';

/** A cycle is prepared, answered, then over for good; its results are released by a step of their own. */
export const surveyStatuses = ['draft', 'open', 'closed'] as const;

export type SurveyStatus = (typeof surveyStatuses)[number];

/** What may still change while people answer: nothing that was promised to them or that nominations rest on. */
const openFields: readonly string[] = ['name', 'message', 'closes_on', 'reminders'];
/** A name is no promise. */
const closedFields: readonly string[] = ['name'];

/** Whether a field of the campaign, by its wire name, may be edited in this status. */
export function mayEditSurvey(status: SurveyStatus, field: string): boolean {
  if (status === 'draft') return true;
  return (status === 'open' ? openFields : closedFields).includes(field);
}

/**
 * Lets a change of the given fields through. Throws `campaign_locked` for an open campaign whose
 * locked fields are touched, `campaign_closed` for a closed one's.
 */
export function checkSurveyEdit(status: SurveyStatus, changedFields: readonly string[]): void {
  if (changedFields.every((field) => mayEditSurvey(status, field))) return;
  throw new Refusal(status === 'closed' ? 'campaign_closed' : 'campaign_locked');
}

/**
 * Lets a draft be launched that is about somebody and whose last day, an ISO day, has not passed. Throws
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

/** Only an open campaign is closed. Throws `campaign_not_open` or `campaign_closed`. */
export function checkSurveyClose(status: SurveyStatus): void {
  if (status === 'draft') throw new Refusal('campaign_not_open');
  if (status === 'closed') throw new Refusal('campaign_closed');
}

/** Results are released once, and only after the close. Throws `status_change`. Source: methods 3.1. */
export function checkSurveyRelease(campaign: {
  readonly status: SurveyStatus;
  readonly released_on: string | null;
}): void {
  if (campaign.status !== 'closed' || campaign.released_on !== null) throw new Refusal('status_change');
}
