import { Refusal } from '../../domain/refusal.ts';
import { type Ending, endingOf } from '../../domain/survey/endings.ts';
import { accepts } from '../../domain/survey/session.ts';
import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Tx } from '../store/database.ts';
import { checkMayAnswer } from './beginSurvey.ts';
import { type Draft, type DraftAnswer, readDraft, writeDraft } from './draft.ts';
import type { AskedQuestion, Part } from './part.ts';
import { sittingOf } from './respondentForm.ts';
import { type Entry, visit } from './visit.ts';

export interface Answer {
  readonly question_id: number;
  readonly ordering: readonly string[];
  readonly seconds?: number | undefined;
}

export interface Saved {
  readonly answered: number;
  readonly remaining: number;
  readonly ending: Ending | null;
}

/**
 * Keeps the first answer to a question; its repetition changes nothing and is answered alike. The last one
 * hands the form in, in the same transaction. Throws `answer_unknown_question`, `answer_incomplete`,
 * `answer_final`, `campaign_closed`, `consent_missing`.
 */
export async function saveAnswer(deps: Deps, entry: Entry, answer: Answer): Promise<Saved> {
  const saved = await visit(deps, entry, 'unfinished', async (tx, part) => ({
    ...(await save(deps, tx, part, answer)),
    isScored: part.kind === 's' || part.kind === 'h',
  }));
  if (!saved) throw new Refusal('campaign_not_open', 409);
  const { isScored, ...rest } = saved;
  if (isScored && rest.remaining === 0) await deps.jobs.wake('score-assessments');
  return rest;
}

async function save(deps: Deps, tx: Tx, part: Part, answer: Answer): Promise<Saved> {
  const questions = await part.questions();
  const question = questions.find(({ id }) => id === answer.question_id);
  if (part.status === 'finished') return alreadyFinished(part, questions.length, question);
  checkMayAnswer(part);
  if (!question) throw new Refusal('answer_unknown_question', 422);

  const before = await readDraft(tx, part);
  const kept = before.answers.find(({ question_id }) => question_id === question.id);
  const option_ids = question.options.map(({ id }) => String(id));
  const verdict = accepts({ question_id: question.id, option_ids }, kept?.ordering ?? null, answer.ordering);
  const day = today(deps.clock);
  const draft: Draft =
    verdict === 'same' ? before : { ...before, answers: [...before.answers, draftAnswer(part, answer, day)] };
  const { remaining, left } = sittingOf(questions, draft, part, day);
  if (verdict === 'new') await keep(tx, part, draft, { remaining, day });
  const ending = endingOf({
    kind: part.kind,
    campaign: 'open',
    remaining,
    remainingToday: left.length,
    finished: remaining === 0 ? 'now' : 'no',
  });
  return { answered: draft.answers.length, remaining, ending };
}

/** The benchmark measures no times, also where they are sent. */
function draftAnswer({ kind }: Part, { question_id, ordering, seconds }: Answer, on: string): DraftAnswer {
  return { question_id, ordering, on, ...(kind === 'm' || seconds === undefined ? {} : { seconds }) };
}

/** The answer to the last question once more: the form is in and can no longer be compared, nor changed. */
function alreadyFinished({ kind }: Part, total: number, question: AskedQuestion | undefined): Saved {
  if (!question) throw new Refusal('answer_unknown_question', 422);
  return {
    answered: total,
    remaining: 0,
    ending: endingOf({ kind, campaign: 'open', remaining: 0, remainingToday: 0, finished: 'now' }),
  };
}

async function keep(
  tx: Tx,
  part: Part,
  draft: Draft,
  { remaining, day }: { readonly remaining: number; readonly day: string },
): Promise<void> {
  if (remaining === 0) return part.handIn(draft);
  await writeDraft(tx, part, draft);
  if (part.status === 'invited') await part.start(day);
}
