import { companyNameOf } from '../../../domain/accounts/accountDisplayName.ts';
import type { benchmarkMails } from '../../../domain/campaigns/campaignMails.ts';
import { selectMailText } from '../../../domain/campaigns/mailTexts.ts';
import { announcedMinutes, surveyMinutes } from '../../../domain/survey/timeLeft.ts';
import { loadWording } from '../../../locales/documents.ts';
import type { Deps } from '../../deps.ts';
import type { OutgoingMail } from '../../integrations/mailer.ts';
import { findForm } from '../../store/campaigns/campaigns.ts';
import { listMailTexts } from '../../store/campaigns/mailTexts.ts';
import type { Tx } from '../../store/database.ts';
import { findInvitationFacts, findRecipient } from '../../store/mail/mailRecipients.ts';
import type { StoredMail } from '../../store/mail/mails.ts';
import { linkCode } from '../../vault/linkCodes.ts';
import { unsubscribeLinks } from '../campaigns/stopReminders.ts';
import { readMailBranding, senderNameOf, toMailBrand } from './mailBranding.ts';
import { renderCampaignMail } from './renderCampaignMail.ts';

/**
 * Who reads an email. Only the recipient of an invitation to a benchmark campaign reads that they have finished; the
 * outbox shows the same text in every state (R21).
 */
export type MailReader = 'recipient' | 'outbox';

interface Invitation {
  readonly mail: StoredMail;
  readonly template: (typeof benchmarkMails)[number];
  readonly reader: MailReader;
}

/**
 * Renders an invitation or a reminder of a benchmark campaign. Null if it is obsolete, such as after the campaign closed; `answered` for an
 * invitation to a recipient who has finished.
 */
export async function renderInvitation(
  deps: Deps,
  tx: Tx,
  { mail, template, reader }: Invitation,
): Promise<OutgoingMail | 'answered' | null> {
  const participationId = Number(mail.params.participation_id);
  const facts = await findInvitationFacts(tx, participationId);
  if (!facts) return null;
  const isFinished = reader === 'recipient' && facts.status === 'finished';
  if (isFinished) return template === 'reminder' ? null : 'answered';
  const { first_name, locale_abbr } = await findRecipient(tx, mail.user_id);
  const wording = await loadWording(locale_abbr);
  const owner = { accountId: facts.account_id, kind: 'benchmark', campaignId: facts.campaign_id } as const;
  const texts = await listMailTexts(tx, owner, template);
  const text = selectMailText(texts, locale_abbr, wording.language);
  const branding = await readMailBranding(tx, facts.account_id);
  const form = facts.length === 'full' ? null : await findForm(tx, facts.campaign_id);
  const unsubscribe =
    template === 'reminder' ? unsubscribeLinks(deps, { of: 'participation', id: participationId }) : null;
  return {
    to: mail.to_address,
    ...renderCampaignMail(wording, template, text, {
      firstName: first_name,
      campaign: facts.campaign,
      company: companyNameOf(facts),
      message: facts.message ?? '',
      closesOn: facts.closes_on,
      benchmark: {
        minGroup: facts.min_group,
        minutes: form ? announcedMinutes(facts.length, form) : surveyMinutes,
      },
      link: surveyLink(deps, participationId, facts.link_version),
      linkVersion: facts.link_version,
      brand: toMailBrand(deps, branding),
      footnote: unsubscribe && { words: wording.texts.stopWords, link: unsubscribe.page },
    }),
    ...senderNameOf(text?.sender_name, branding),
    ...(unsubscribe ? { unsubscribe: unsubscribe.oneClick } : {}),
  };
}

export const surveyLink = ({ environment }: Deps, participationId: number, linkVersion: number): string =>
  `${environment.publicOrigin}/metrics/m?code=${linkCode(environment.secret, participationId, linkVersion)}`;
