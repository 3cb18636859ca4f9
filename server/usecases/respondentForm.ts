import { createHash } from 'node:crypto';
import { dealt } from '../../domain/survey/order.ts';
import { type Sitting, todaysSitting } from '../../domain/survey/sitting.ts';
import type { Deps } from '../deps.ts';
import { findForm } from '../store/campaigns.ts';
import { findQuestions, type StoredQuestion } from '../store/content.ts';
import type { Database, Tx } from '../store/database.ts';
import type { Draft } from './draft.ts';
import type { Visit } from './visit.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A version of a question never changes, so it is read once; each answer asks for all of its form. */
const read = new WeakMap<Database, Map<number, StoredQuestion>>();

/** The questions a campaign was launched with, in the form's own order. */
export async function formOf({ database }: Deps, tx: Tx, campaignId: number): Promise<StoredQuestion[]> {
  const known = read.get(database) ?? new Map<number, StoredQuestion>();
  read.set(database, known);
  const ids = await findForm(tx, campaignId);
  const unknown = ids.filter((id) => !known.has(id));
  for (const question of await findQuestions(tx, unknown)) known.set(question.id, question);
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** The form as this respondent meets it, the same on every device. */
export function dealtForm(form: readonly StoredQuestion[], seed: string): StoredQuestion[] {
  return dealt(form, ({ id }) => id, seed, sha256).map((question) => ({
    ...question,
    options: dealt(question.options, ({ id }) => id, `${seed}:${question.id}`, sha256),
  }));
}

/** Today's part of it. */
export function sittingOf(
  questions: readonly StoredQuestion[],
  draft: Draft,
  { campaign }: Pick<Visit, 'campaign'>,
  today: string,
): Sitting {
  return todaysSitting(
    questions.map(({ id }) => id),
    draft.answers,
    campaign.questions_per_sitting,
    today,
  );
}
