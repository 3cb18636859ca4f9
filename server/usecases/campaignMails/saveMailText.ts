import type { CampaignMailChange } from '../../../contract/v2/campaignMails.ts';
import type { CampaignMail } from '../../../domain/campaigns/campaignMails.ts';
import { checkMailText, type MailTextDraft, selectMailText } from '../../../domain/campaigns/mailTexts.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { loadWording } from '../../../locales/documents.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { listMailTexts, removeMailText, storeMailText } from '../../store/campaigns/mailTexts.ts';
import { standardMailText } from '../mail/renderCampaignMail.ts';
import { auditedRecordOf, lockMailTextOwner } from './mailTextOwner.ts';

/** Throws `invalid` with the problems of a text. */
export function requireValidMailText(text: MailTextDraft, template: CampaignMail): void {
  const problems = checkMailText(text, template);
  if (problems.length > 0) throw new Refusal('invalid', problems);
}

/**
 * Stores a text, or removes it if it equals the product's own, so that later improvements of that text apply. It's stored nevertheless if
 * the recipients would otherwise get the edited English text. Throws `invalid`, `conflict` if it was saved in the meantime, `not_found`,
 * `forbidden`, `campaign_closed`.
 */
export async function saveMailText(
  deps: Deps,
  caller: Caller,
  { campaign_id, template, locale, updated_at, ...sent }: CampaignMailChange,
): Promise<void> {
  const text = {
    ...sent,
    body: sent.body.replaceAll('\r\n', '\n').trim(),
    sender_name: sent.sender_name.trim(),
  };
  requireValidMailText(text, template);
  const now = deps.clock.now();
  const wording = await loadWording(locale);
  await deps.database.as(caller.scope, async (tx) => {
    const owner = await lockMailTextOwner(tx, caller, { campaign_id, template });
    const texts = await listMailTexts(tx, owner, template);
    const stored = texts.find((one) => one.locale === locale);
    if (versionOf(updated_at) !== versionOf(stored?.updated_at ?? null)) throw new Refusal('conflict');
    const key = { ...owner, template, locale };
    const others = texts.filter((one) => one !== stored);
    const isOwnText = isSame(text, standardMailText(wording, template));
    if (isOwnText && selectMailText(others, locale, wording.language) === null) await removeMailText(tx, key);
    else await storeMailText(tx, key, text, now);
    await recordAudit(tx, caller, {
      action: 'update',
      ...auditedRecordOf(owner),
      before: { [`${template}_${locale}`]: stored ? textOf(stored) : null },
      after: { [`${template}_${locale}`]: textOf(text) },
      now,
    });
  });
}

/** Null if no text was stored, so that two first edits can't overwrite each other. */
const versionOf = (updatedAt: string | null): number | null =>
  updatedAt === null ? null : Date.parse(updatedAt);

const textOf = ({ subject, body, sender_name }: MailTextDraft): MailTextDraft => ({
  subject,
  body,
  sender_name,
});

const isSame = (one: MailTextDraft, other: MailTextDraft): boolean =>
  one.subject === other.subject && one.body === other.body && one.sender_name === other.sender_name;
