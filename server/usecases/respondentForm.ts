import { createHash } from 'node:crypto';
import { dealt } from '../../domain/survey/order.ts';
import { type Sitting, todaysSitting } from '../../domain/survey/sitting.ts';
import { findForm } from '../store/campaigns.ts';
import { findQuestions, type StoredQuestion } from '../store/content.ts';
import type { Tx } from '../store/database.ts';
import { deriveKey } from '../vault/cipher.ts';
import type { Draft } from './draft.ts';
import type { Visit } from './visit.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The questions a campaign was launched with, in the form's own order. */
export async function formOf(tx: Tx, campaignId: number): Promise<StoredQuestion[]> {
  return findQuestions(tx, await findForm(tx, campaignId));
}

/** Names the participation to one device without opening anything; also the seed of this respondent's order. */
export function deviceKey(secret: Buffer, participationId: number): string {
  return deriveKey(secret, `device:${participationId}`).toString('base64url').slice(0, 22);
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
