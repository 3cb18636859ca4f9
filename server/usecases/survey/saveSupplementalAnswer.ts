import {
  type EnteredAnswer,
  isSameAnswer,
  normalizeAnswer,
} from '../../../domain/questions/supplementalAnswer.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { type Draft, readDraft } from './draft.ts';
import type { SurveyParticipation } from './participation.ts';
import { checkMayAnswer } from './startSurvey.ts';
import { alreadySubmitted, readForm, type Saved, scoreIfComplete, storeProgress } from './storeProgress.ts';
import { type Entry, withParticipation } from './withParticipation.ts';

interface Answer extends EnteredAnswer {
  readonly supplemental_id: number;
}

/**
 * Keeps the first answer to one of the account's own questions, or that it was left out, by the rules of the other
 * answers: a repetition changes nothing, and the last one hands the form in. Throws `answer_unknown_question`,
 * `answer_unfit`, `answer_final`, `campaign_closed`, `consent_missing`.
 */
export async function saveSupplementalAnswer(deps: Deps, entry: Entry, answer: Answer): Promise<Saved> {
  const done = await withParticipation(deps, entry, 'unfinished', async (tx, participation) => ({
    part: participation,
    saved: await save(deps, tx, participation, answer),
  }));
  if (!done) throw new Refusal('campaign_not_open');
  await scoreIfComplete(deps, done.part, done.saved);
  return done.saved;
}

async function save(
  deps: Deps,
  tx: Tx,
  participation: SurveyParticipation,
  { supplemental_id, ...given }: Answer,
): Promise<Saved> {
  const form = await readForm(participation);
  const asked = form.supplementals.find(({ id }) => id === supplemental_id);
  if (participation.status !== 'finished') checkMayAnswer(participation);
  if (!asked) throw new Refusal('answer_unknown_question');
  if (participation.status === 'finished') return alreadySubmitted(participation, form);

  const said = normalizeAnswer(asked.form, given, asked.isRequired);
  const before = await readDraft(tx, participation);
  const stored = before.supplementals.find(({ question_id }) => question_id === asked.id);
  if (stored && !isSameAnswer(stored, said)) throw new Refusal('answer_final');
  const added = { question_id: asked.id, ...said };
  const draft: Draft = stored ? before : { ...before, supplementals: [...before.supplementals, added] };
  return storeProgress(deps, tx, participation, { form, draft, isNew: !stored });
}
