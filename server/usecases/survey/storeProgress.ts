import {
  type FullDailySession,
  todaysSession,
  withSupplementals,
} from '../../../domain/survey/dailySession.ts';
import { type Ending, endingOf } from '../../../domain/survey/endings.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import type { CampaignQuestion } from '../supplemental/campaignQuestions.ts';
import { type Draft, writeDraft } from './draft.ts';
import type { FormQuestion, SurveyParticipation } from './participation.ts';

/** Everything that is asked of one respondent. */
export interface WholeForm {
  readonly questions: readonly FormQuestion[];
  readonly supplementals: readonly CampaignQuestion[];
}

export interface Saved {
  readonly answered: number;
  readonly remaining: number;
  readonly ending: Ending | null;
}

export async function readForm(participation: SurveyParticipation): Promise<WholeForm> {
  return { questions: await participation.questions(), supplementals: await participation.supplementals() };
}

/** Today's part of it. */
export function sittingOf(
  { questions, supplementals }: WholeForm,
  draft: Draft,
  { questionsPerSitting }: Pick<SurveyParticipation, 'questionsPerSitting'>,
  day: string,
): FullDailySession {
  const blocks = todaysSession(
    questions.map(({ id }) => id),
    draft.answers,
    questionsPerSitting,
    day,
  );
  return withSupplementals(
    blocks,
    supplementals.map(({ id }) => id),
    draft.supplementals.map(({ question_id }) => question_id),
  );
}

/** Keeps the draft with the answer that `isNew` says it has now; the last one hands the form in. */
export async function storeProgress(
  deps: Deps,
  tx: Tx,
  participation: SurveyParticipation,
  { form, draft, isNew }: { readonly form: WholeForm; readonly draft: Draft; readonly isNew: boolean },
): Promise<Saved> {
  const day = today(deps.clock);
  const { remaining, left, supplementals } = sittingOf(form, draft, participation, day);
  if (isNew) await keep(tx, participation, draft, { remaining, day });
  const ending = endingOf({
    kind: participation.kind,
    campaign: 'open',
    remaining,
    remainingToday: left.length + supplementals.length,
    finished: remaining === 0 ? 'now' : 'no',
  });
  return { answered: draft.answers.length + draft.supplementals.length, remaining, ending };
}

async function keep(
  tx: Tx,
  participation: SurveyParticipation,
  draft: Draft,
  { remaining, day }: { readonly remaining: number; readonly day: string },
): Promise<void> {
  if (remaining === 0) return participation.submit(draft);
  await writeDraft(tx, participation, draft);
  if (participation.status === 'invited') await participation.start(day);
}

/** The last answer once more: the form is in and can no longer be compared, nor changed. */
export function alreadySubmitted(
  { kind }: SurveyParticipation,
  { questions, supplementals }: WholeForm,
): Saved {
  return {
    answered: questions.length + supplementals.length,
    remaining: 0,
    ending: endingOf({ kind, campaign: 'open', remaining: 0, remainingToday: 0, finished: 'now' }),
  };
}

/** Forms of people about themselves are scored as soon as they are in. */
export async function scoreIfComplete(
  { jobs }: Deps,
  part: Pick<SurveyParticipation, 'kind'>,
  saved: Saved,
): Promise<void> {
  const isScored = part.kind === 's' || part.kind === 'h';
  if (isScored && saved.remaining === 0) await jobs.wake('score-assessments');
}
