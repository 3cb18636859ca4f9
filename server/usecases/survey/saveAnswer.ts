import { Refusal } from '../../../domain/refusal.ts';
import { checkAnswer } from '../../../domain/survey/surveySession.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { type Draft, type DraftAnswer, readDraft } from './draft.ts';
import type { SurveyParticipation } from './participation.ts';
import { checkMayAnswer } from './startSurvey.ts';
import { alreadySubmitted, readForm, type Saved, scoreIfComplete, storeProgress } from './storeProgress.ts';
import { type Entry, withParticipation } from './withParticipation.ts';

export interface Answer {
  readonly question_id: number;
  readonly ordering: readonly string[];
  readonly seconds?: number | undefined;
}

/**
 * Keeps the first answer to a question; its repetition changes nothing and is answered alike. The last one
 * hands the form in, in the same transaction. Throws `answer_unknown_question`, `answer_incomplete`,
 * `answer_final`, `campaign_closed`, `consent_missing`.
 */
export async function saveAnswer(deps: Deps, entry: Entry, answer: Answer): Promise<Saved> {
  const done = await withParticipation(deps, entry, 'unfinished', async (tx, participation) => ({
    part: participation,
    saved: await save(deps, tx, participation, answer),
  }));
  if (!done) throw new Refusal('campaign_not_open');
  await scoreIfComplete(deps, done.part, done.saved);
  return done.saved;
}

async function save(deps: Deps, tx: Tx, participation: SurveyParticipation, answer: Answer): Promise<Saved> {
  const form = await readForm(participation);
  const question = form.questions.find(({ id }) => id === answer.question_id);
  if (participation.status !== 'finished') checkMayAnswer(participation);
  if (!question) throw new Refusal('answer_unknown_question');
  if (participation.status === 'finished') return alreadySubmitted(participation, form);

  const before = await readDraft(tx, participation);
  const stored = before.answers.find(({ question_id }) => question_id === question.id);
  const option_ids = question.options.map(({ id }) => String(id));
  const verdict = checkAnswer(
    { question_id: question.id, option_ids },
    stored?.ordering ?? null,
    answer.ordering,
  );
  const isNew = verdict === 'new';
  const added = draftAnswer(participation, answer, today(deps.clock));
  const draft: Draft = isNew ? { ...before, answers: [...before.answers, added] } : before;
  return storeProgress(deps, tx, participation, { form, draft, isNew });
}

/** The benchmark measures no times, also where they are sent. */
function draftAnswer(
  { kind }: SurveyParticipation,
  { question_id, ordering, seconds }: Answer,
  on: string,
): DraftAnswer {
  return { question_id, ordering, on, ...(kind === 'm' || seconds === undefined ? {} : { seconds }) };
}
