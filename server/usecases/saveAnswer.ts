import { Refusal } from '../../domain/refusal.ts';
import { accepts } from '../../domain/survey/session.ts';
import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Tx } from '../store/database.ts';
import { checkMayAnswer } from './beginSurvey.ts';
import { type Draft, type DraftAnswer, readDraft } from './draft.ts';
import { handedInBefore, keepAnswered, type Saved, scoreIfLast, wholeForm } from './keepAnswered.ts';
import type { Part } from './part.ts';
import { type Entry, visit } from './visit.ts';

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
  const done = await visit(deps, entry, 'unfinished', async (tx, part) => ({
    part,
    saved: await save(deps, tx, part, answer),
  }));
  if (!done) throw new Refusal('campaign_not_open', 409);
  await scoreIfLast(deps, done.part, done.saved);
  return done.saved;
}

async function save(deps: Deps, tx: Tx, part: Part, answer: Answer): Promise<Saved> {
  const form = await wholeForm(part);
  const question = form.questions.find(({ id }) => id === answer.question_id);
  if (part.status !== 'finished') checkMayAnswer(part);
  if (!question) throw new Refusal('answer_unknown_question', 422);
  if (part.status === 'finished') return handedInBefore(part, form);

  const before = await readDraft(tx, part);
  const kept = before.answers.find(({ question_id }) => question_id === question.id);
  const option_ids = question.options.map(({ id }) => String(id));
  const verdict = accepts({ question_id: question.id, option_ids }, kept?.ordering ?? null, answer.ordering);
  const isNew = verdict === 'new';
  const added = draftAnswer(part, answer, today(deps.clock));
  const draft: Draft = isNew ? { ...before, answers: [...before.answers, added] } : before;
  return keepAnswered(deps, tx, part, { form, draft, isNew });
}

/** The benchmark measures no times, also where they are sent. */
function draftAnswer({ kind }: Part, { question_id, ordering, seconds }: Answer, on: string): DraftAnswer {
  return { question_id, ordering, on, ...(kind === 'm' || seconds === undefined ? {} : { seconds }) };
}
