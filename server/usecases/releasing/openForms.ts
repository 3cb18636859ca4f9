import { randomUUID } from 'node:crypto';
import { Refusal } from '../../../domain/refusal.ts';
import type { FeedbackInput } from '../../../domain/survey/surveyFeedback.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { findKeys, sealedForms } from '../../store/survey/sealedForms.ts';
import { decrypt, encrypt } from '../../vault/cipher.ts';
import { createOpener } from '../../vault/sealedBox.ts';
import { campaignWrappingKey } from '../campaigns/campaignKeys.ts';
import type { FinishedForm } from '../survey/submitForm.ts';

export interface CampaignKeys {
  readonly forms: Buffer;
  readonly attributes: Buffer;
}

/** Decrypts the keys of a campaign. Throws `server_error` if they were deleted, as after the publication. */
export async function openKeys({ environment }: Deps, tx: Tx, campaignId: number): Promise<CampaignKeys> {
  const keys = await findKeys(tx, campaignId);
  if (!keys?.wrapped_private_key || !keys.wrapped_attribute_key) throw new Refusal('server_error');
  const wrapping = campaignWrappingKey(environment.secret, campaignId);
  return {
    forms: decrypt(wrapping, keys.wrapped_private_key),
    attributes: decrypt(wrapping, keys.wrapped_attribute_key),
  };
}

/** Decrypts the submitted forms; returns none if there are fewer than the promised minimum. */
export async function openForms(
  tx: Tx,
  campaign: { readonly id: number; readonly min_group: number },
  keys: CampaignKeys,
): Promise<readonly FinishedForm[]> {
  return openSealed<FinishedForm>(await sealedForms(tx, campaign.id, 'answers'), campaign.min_group, keys);
}

/** Decrypts the feedback on the survey; returns none if there is less than the promised minimum. */
export async function openFeedback(
  tx: Tx,
  campaign: { readonly id: number; readonly min_group: number },
  keys: CampaignKeys,
): Promise<readonly FeedbackInput[]> {
  return openSealed<FeedbackInput>(await sealedForms(tx, campaign.id, 'feedback'), campaign.min_group, keys);
}

/** The server itself sealed content of this shape. */
function openSealed<T>(sealed: readonly Uint8Array[], fewest: number, keys: CampaignKeys): readonly T[] {
  const open = createOpener(keys.forms);
  return sealed.length < fewest ? [] : sealed.map((box) => JSON.parse(open(box).toString()) as T);
}

/** Replaces ids by new random ones. Attributes are padded to one length, so that the length doesn't reveal a group. */
export function unlinkForms(forms: readonly FinishedForm[], { attributes: key }: CampaignKeys) {
  const texts = forms.map(({ attributes }) => JSON.stringify(attributes));
  const longest = Math.max(0, ...texts.map((text) => Buffer.byteLength(text)));
  return forms.map(({ scores }, at) => {
    const text = texts[at] ?? '';
    const padded = Buffer.from(text + ' '.repeat(longest - Buffer.byteLength(text)));
    return { id: randomUUID(), scores, attributes: encrypt(key, padded).toString('base64') };
  });
}
