import { checkTakesAnswers } from '../../domain/campaigns/benchmarkStatus.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type Ending, endingOf } from '../../domain/survey/endings.ts';
import { accepts } from '../../domain/survey/session.ts';
import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { StoredQuestion } from '../store/content.ts';
import type { Tx } from '../store/database.ts';
import { changeParticipation } from '../store/participations.ts';
import { type Draft, readDraft, writeDraft } from './draft.ts';
import { handInForm } from './handInForm.ts';
import { formOf, sittingOf } from './respondentForm.ts';
import { type Entry, type Visit, visit } from './visit.ts';

export interface Answer {
  readonly question_id: number;
  readonly ordering: readonly string[];
}

export interface Saved {
  readonly answered: number;
  readonly remaining: number;
  readonly ending: Ending | null;
}

/**
 * Keeps the first answer to a question; its repetition changes nothing and is answered alike. The last one
 * hands the form in, in the same transaction. Throws `answer_unknown_question`, `answer_incomplete`,
 * `answer_final`, `campaign_closed`.
 */
export async function saveAnswer(deps: Deps, entry: Entry, answer: Answer): Promise<Saved> {
  const saved = await visit(deps, entry, 'unfinished', (tx, at) => save(deps, tx, at, answer));
  if (!saved) throw new Refusal('campaign_not_open', 409);
  return saved;
}

async function save(deps: Deps, tx: Tx, at: Visit, answer: Answer): Promise<Saved> {
  const { participation, campaign } = at;
  const questions = await formOf(deps, tx, campaign.id);
  const question = questions.find(({ id }) => id === answer.question_id);
  if (participation.status === 'finished') return alreadyFinished(questions.length, question);
  checkTakesAnswers(campaign.status);
  if (!question) throw new Refusal('answer_unknown_question', 422);

  const before = await readDraft(tx, at);
  const kept = before.answers.find(({ question_id }) => question_id === question.id);
  const option_ids = question.options.map(({ id }) => String(id));
  const verdict = accepts({ question_id: question.id, option_ids }, kept?.ordering ?? null, answer.ordering);
  const day = today(deps.clock);
  const draft: Draft =
    verdict === 'same' ? before : { ...before, answers: [...before.answers, { ...answer, on: day }] };
  const { remaining, left } = sittingOf(questions, draft, at, day);
  if (verdict === 'new') await keep(deps, tx, at, { questions, draft, remaining, day });
  const ending = endingOf({
    kind: 'm',
    campaign: 'open',
    remaining,
    remainingToday: left.length,
    finished: remaining === 0 ? 'now' : 'no',
  });
  return { answered: draft.answers.length, remaining, ending };
}

/** The answer to the last question once more: the form is in and can no longer be compared, nor changed. */
function alreadyFinished(total: number, question: StoredQuestion | undefined): Saved {
  if (!question) throw new Refusal('answer_unknown_question', 422);
  return {
    answered: total,
    remaining: 0,
    ending: endingOf({ kind: 'm', campaign: 'open', remaining: 0, remainingToday: 0, finished: 'now' }),
  };
}

interface Kept {
  readonly questions: readonly StoredQuestion[];
  readonly draft: Draft;
  readonly remaining: number;
  readonly day: string;
}

async function keep(
  deps: Deps,
  tx: Tx,
  at: Visit,
  { questions, draft, remaining, day }: Kept,
): Promise<void> {
  if (remaining === 0) return handInForm(deps, tx, at, questions, draft);
  await writeDraft(tx, at, draft);
  if (at.participation.status === 'invited') {
    await changeParticipation(tx, at.participation.id, { status: 'started', started_on: day });
  }
}
