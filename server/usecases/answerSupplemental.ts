import { type Said, saysTheSame, settledAnswer } from '../../domain/questions/supplementalAnswer.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Deps } from '../deps.ts';
import type { Tx } from '../store/database.ts';
import { checkMayAnswer } from './beginSurvey.ts';
import { type Draft, readDraft } from './draft.ts';
import { handedInBefore, keepAnswered, type Saved, scoreIfLast, wholeForm } from './keepAnswered.ts';
import type { Part } from './part.ts';
import { type Entry, visit } from './visit.ts';

interface Answer extends Said {
  readonly supplemental_id: number;
}

/**
 * Keeps the first answer to one of the account's own questions, or that it was left out, by the rules of the other
 * answers: a repetition changes nothing, and the last one hands the form in. Throws `answer_unknown_question`,
 * `answer_unfit`, `answer_final`, `campaign_closed`, `consent_missing`.
 */
export async function answerSupplemental(deps: Deps, entry: Entry, answer: Answer): Promise<Saved> {
  const done = await visit(deps, entry, 'unfinished', async (tx, part) => ({
    part,
    saved: await save(deps, tx, part, answer),
  }));
  if (!done) throw new Refusal('campaign_not_open', 409);
  await scoreIfLast(deps, done.part, done.saved);
  return done.saved;
}

async function save(deps: Deps, tx: Tx, part: Part, { supplemental_id, ...given }: Answer): Promise<Saved> {
  const form = await wholeForm(part);
  const asked = form.supplementals.find(({ id }) => id === supplemental_id);
  if (part.status !== 'finished') checkMayAnswer(part);
  if (!asked) throw new Refusal('answer_unknown_question', 422);
  if (part.status === 'finished') return handedInBefore(part, form);

  const said = settledAnswer(asked.form, given, asked.isRequired);
  const before = await readDraft(tx, part);
  const kept = before.supplementals.find(({ question_id }) => question_id === asked.id);
  if (kept && !saysTheSame(kept, said)) throw new Refusal('answer_final', 409);
  const added = { question_id: asked.id, ...said };
  const draft: Draft = kept ? before : { ...before, supplementals: [...before.supplementals, added] };
  return keepAnswered(deps, tx, part, { form, draft, isNew: !kept });
}
