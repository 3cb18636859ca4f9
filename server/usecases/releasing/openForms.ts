import { randomUUID } from 'node:crypto';
import type { FeedbackInput } from '../../../domain/survey/surveyFeedback.ts';
import type { Tx } from '../../store/database.ts';
import type { NewResponse } from '../../store/releasing/responses.ts';
import { countSubmittedForms, type FormKind, submittedForms } from '../../store/survey/submittedForms.ts';
import type { KeyName } from '../../vault/keyStore/keyStore.ts';
import { createOpener } from '../../vault/sealedBox.ts';
import type { FinishedForm } from '../survey/submitForm.ts';

/** Decrypts the submitted forms; returns none if there are fewer than the promised minimum. */
export async function openForms(
  tx: Tx,
  campaign: { readonly id: number; readonly min_group: number },
  readKey: () => Promise<Buffer>,
): Promise<readonly FinishedForm[]> {
  return openSealed<FinishedForm>(tx, { ...campaign, kind: 'answers' }, readKey);
}

/** Decrypts the feedback on the survey; returns none if there is less than the promised minimum. */
export async function openFeedback(
  tx: Tx,
  campaign: { readonly id: number; readonly min_group: number },
  readKey: () => Promise<Buffer>,
): Promise<readonly FeedbackInput[]> {
  return openSealed<FeedbackInput>(tx, { ...campaign, kind: 'feedback' }, readKey);
}

interface SealedContent {
  readonly id: number;
  readonly min_group: number;
  readonly kind: FormKind;
}

/**
 * Opens sealed content if there is enough of it; only then is the key read. Its shape is known, because the
 * server itself sealed it.
 */
async function openSealed<T>(
  tx: Tx,
  { id, min_group, kind }: SealedContent,
  readKey: () => Promise<Buffer>,
): Promise<readonly T[]> {
  const name: KeyName = { kind: 'campaign', id };
  const count = await countSubmittedForms(tx, name, kind);
  if (count === 0 || count < min_group) return [];
  const open = createOpener(await readKey());
  const sealed = await submittedForms(tx, name, kind);
  return sealed.map((box) => JSON.parse(open(box).toString()) as T);
}

/** Copies answers under new random ids, without their groups. */
export const unlinkForms = (forms: readonly FinishedForm[]): NewResponse[] =>
  forms.map(({ scores }) => ({ id: randomUUID(), scores }));
