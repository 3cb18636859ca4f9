import { randomUUID } from 'node:crypto';
import type { FeedbackInput } from '../../../domain/survey/surveyFeedback.ts';
import type { Tx } from '../../store/database.ts';
import type { NewResponse } from '../../store/releasing/responses.ts';
import { submittedForms } from '../../store/survey/submittedForms.ts';
import { createOpener } from '../../vault/sealedBox.ts';
import type { FinishedForm } from '../survey/submitForm.ts';

/** Decrypts the submitted forms; returns none if there are fewer than the promised minimum. */
export async function openForms(
  tx: Tx,
  campaign: { readonly id: number; readonly min_group: number },
  readKey: () => Promise<Buffer>,
): Promise<readonly FinishedForm[]> {
  const sealed = await submittedForms(tx, { kind: 'campaign', id: campaign.id }, 'answers');
  return openSealed<FinishedForm>(sealed, campaign.min_group, readKey);
}

/** Decrypts the feedback on the survey; returns none if there is less than the promised minimum. */
export async function openFeedback(
  tx: Tx,
  campaign: { readonly id: number; readonly min_group: number },
  readKey: () => Promise<Buffer>,
): Promise<readonly FeedbackInput[]> {
  const sealed = await submittedForms(tx, { kind: 'campaign', id: campaign.id }, 'feedback');
  return openSealed<FeedbackInput>(sealed, campaign.min_group, readKey);
}

/** Opens sealed content, and reads the key only if there is any. The server itself sealed content of this shape. */
async function openSealed<T>(
  sealed: readonly Uint8Array[],
  fewest: number,
  readKey: () => Promise<Buffer>,
): Promise<readonly T[]> {
  if (sealed.length === 0 || sealed.length < fewest) return [];
  const open = createOpener(await readKey());
  return sealed.map((box) => JSON.parse(open(box).toString()) as T);
}

/** Copies answers under new random ids, without their groups. */
export const unlinkForms = (forms: readonly FinishedForm[]): NewResponse[] =>
  forms.map(({ scores }) => ({ id: randomUUID(), scores }));
