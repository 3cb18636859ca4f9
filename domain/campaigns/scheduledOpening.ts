import { Refusal } from '../refusal.ts';
import type { RefusalCode } from '../refusalCodes.ts';
import { canEditSurveyField } from '../surveys/surveyStatus.ts';
import { type BenchmarkStatus, canEditBenchmarkField } from './benchmarkStatus.ts';
import type { AudienceCampaignKind } from './campaignMails.ts';

/**
 * Why a scheduled campaign was not opened. `changed`: it was changed after it was scheduled; `forbidden`: the person who scheduled it can
 * no longer manage it; the others are refusals of the launch. Other failures are tried again.
 */
export const openingProblems = [
  'changed',
  'forbidden',
  'invalid',
  'campaign_empty',
  'campaign_too_small',
  'audience_too_small',
  'campaign_past',
  'questions_missing',
  'account_paused',
  'module_off',
] as const satisfies readonly (RefusalCode | 'changed')[];

export type OpeningProblem = (typeof openingProblems)[number];

export const isOpeningProblem = (code: string | null): code is OpeningProblem =>
  openingProblems.some((problem) => problem === code);

interface SchedulableCampaign {
  readonly status: BenchmarkStatus;
  readonly opens_on: string | null;
}

/**
 * Checks that the opening of a campaign can be scheduled: it is a draft, and its first day begins later than `today` in the account's time
 * zone. Returns the first day. Throws `campaign_locked`, and `invalid` at `opens_on`.
 */
export function checkSchedule({ status, opens_on }: SchedulableCampaign, today: string): string {
  if (status !== 'draft') throw new Refusal('campaign_locked');
  if (opens_on === null) throw new Refusal('invalid', [{ field: 'opens_on', problem: 'required' }]);
  if (opens_on <= today) throw new Refusal('invalid', [{ field: 'opens_on', problem: 'past' }]);
  return opens_on;
}

/**
 * Whether a scheduled campaign stays scheduled after a change of these fields. What a launch makes final was confirmed with the schedule,
 * so a change of anything else cancels it; what can be changed after launch doesn't.
 */
export const keepsSchedule = (kind: AudienceCampaignKind, changedFields: readonly string[]): boolean =>
  changedFields.every((field) => canEditField[kind]('open', field));

const canEditField = { benchmark: canEditBenchmarkField, survey: canEditSurveyField } as const;
