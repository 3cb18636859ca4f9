import { Refusal } from '../../../domain/refusal.ts';
import {
  addCustomQuestions,
  type FullDailySession,
  planDailySession,
} from '../../../domain/survey/dailySession.ts';
import { type SurveyEnding, surveyEndingOf } from '../../../domain/survey/surveyEndings.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { type Draft, decryptDraft, writeDraft } from './draft.ts';
import { checkCanAnswer, type RespondentForm, type SurveyParticipation } from './participation.ts';
import { type RespondentIdentity, withParticipation } from './withParticipation.ts';

export interface SaveResult {
  readonly answered: number;
  readonly remaining: number;
  readonly ending: SurveyEnding | null;
}

/** The questions due on `day`. */
export function dailySessionOf(
  { questions, supplementals }: RespondentForm,
  draft: Draft,
  { questionsPerSitting }: Pick<SurveyParticipation, 'questionsPerSitting'>,
  day: string,
): FullDailySession {
  const blocks = planDailySession(
    questions.map(({ id }) => id),
    draft.answers,
    questionsPerSitting,
    day,
  );
  return addCustomQuestions(
    blocks,
    supplementals.map(({ id }) => id),
    draft.supplementals.map(({ question_id }) => question_id),
  );
}

/**
 * Finds the question in the form and returns the change of the draft, which returns null if the answer is already
 * stored.
 */
type AnswerChange = (
  form: RespondentForm,
  participation: SurveyParticipation,
) => (draft: Draft) => Draft | null;

/**
 * Stores one answer in the draft; the last one submits the form in the same transaction. Throws the refusals of
 * `change`, `campaign_not_open`, `campaign_closed`, `consent_missing`.
 */
export async function saveProgress(
  deps: Deps,
  entry: RespondentIdentity,
  change: AnswerChange,
): Promise<SaveResult> {
  const done = await withParticipation(deps, entry, 'unfinished', async (tx, participation) => {
    const isFinished = participation.status === 'finished';
    const form = await participation.readForm();
    if (!isFinished) checkCanAnswer(participation);
    const changeDraft = change(form, participation);
    const saved = isFinished
      ? alreadySubmitted(participation, form)
      : await storeAnswer(tx, participation, { form, changeDraft, day: today(deps.clock) });
    return { kind: participation.kind, saved };
  });
  if (!done) throw new Refusal('campaign_not_open');
  const isScored = done.kind === 's' || done.kind === 'h';
  if (isScored && done.saved.remaining === 0) await deps.jobs.wake('score-assessments');
  return done.saved;
}

interface Step {
  readonly form: RespondentForm;
  readonly changeDraft: (draft: Draft) => Draft | null;
  readonly day: string;
}

async function storeAnswer(
  tx: Tx,
  participation: SurveyParticipation,
  { form, changeDraft, day }: Step,
): Promise<SaveResult> {
  const before = decryptDraft(participation.linkCode, participation.sealedDraft);
  const changed = changeDraft(before);
  const draft = changed ?? before;
  const { remaining, left, supplementals } = dailySessionOf(form, draft, participation, day);
  if (changed && remaining === 0) await participation.submit(draft);
  else if (changed) {
    await writeDraft(tx, participation, draft);
    if (participation.status === 'invited') await participation.start(day);
  }
  const ending = surveyEndingOf({
    kind: participation.kind,
    campaign: 'open',
    remaining,
    remainingToday: left.length + supplementals.length,
    finished: remaining === 0 ? 'now' : 'no',
  });
  return { answered: draft.answers.length + draft.supplementals.length, remaining, ending };
}

/** The response to an answer sent after the submission, when it can be neither compared nor changed. */
function alreadySubmitted(
  { kind }: SurveyParticipation,
  { questions, supplementals }: RespondentForm,
): SaveResult {
  return {
    answered: questions.length + supplementals.length,
    remaining: 0,
    ending: surveyEndingOf({ kind, campaign: 'open', remaining: 0, remainingToday: 0, finished: 'now' }),
  };
}
