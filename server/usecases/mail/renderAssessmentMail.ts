import { isReminder, type SurveyMail } from '../../../domain/campaigns/campaignMails.ts';
import { selectMailText } from '../../../domain/campaigns/mailTexts.ts';
import { nominatesOwnRaters } from '../../../domain/raters/nominatesOwnRaters.ts';
import { loadWording } from '../../../locales/documents.ts';
import type { Deps } from '../../deps.ts';
import type { OutgoingMail } from '../../integrations/mailer.ts';
import { listMailTexts } from '../../store/campaigns/mailTexts.ts';
import type { Tx } from '../../store/database.ts';
import { findRecipient } from '../../store/mail/mailRecipients.ts';
import type { StoredMail } from '../../store/mail/mails.ts';
import { findSurveyCampaign } from '../../store/surveys/campaigns.ts';
import { readAssessmentMailFacts } from '../assignments/readAssessmentMailFacts.ts';
import { unsubscribeLinks } from '../campaigns/stopReminders.ts';
import { readMailBranding, senderNameOf, toMailBrand } from './mailBranding.ts';
import { renderCampaignMail } from './renderCampaignMail.ts';

/** Renders an invitation or a reminder of a survey campaign. Null if there is nothing left to answer. */
export async function renderAssessmentMail(
  deps: Deps,
  tx: Tx,
  { mail, template }: { readonly mail: StoredMail; readonly template: SurveyMail },
): Promise<OutgoingMail | null> {
  const assignmentId = Number(mail.params.assignment_id);
  const facts = await readAssessmentMailFacts(deps, tx, assignmentId);
  if (facts === null || facts.campaignId === null) return null;
  const { accountId, campaignId, targetFirstName, closesOn, ownPage: _ownPage, ...stated } = facts;
  const campaign = await findSurveyCampaign(tx, accountId, campaignId);
  if (campaign === null) return null;
  const { locale_abbr } = await findRecipient(tx, mail.user_id);
  const wording = await loadWording(locale_abbr);
  const texts = await listMailTexts(tx, { accountId, kind: 'survey', campaignId }, template);
  const text = selectMailText(texts, locale_abbr, wording.language);
  const branding = await readMailBranding(tx, accountId);
  const unsubscribe = isReminder(template)
    ? unsubscribeLinks(deps, { of: 'assignment', id: assignmentId })
    : null;
  return {
    to: mail.to_address,
    ...renderCampaignMail(wording, template, text, {
      ...stated,
      closesOn: campaign.closes_on,
      survey: { targetFirstName, nominates: nominatesOwnRaters(campaign) },
      brand: toMailBrand(deps, branding),
      footnote: unsubscribe && { words: wording.texts.stopWords, link: unsubscribe.page },
    }),
    ...senderNameOf(text?.sender_name, branding),
    ...(unsubscribe ? { unsubscribe: unsubscribe.oneClick } : {}),
  };
}
