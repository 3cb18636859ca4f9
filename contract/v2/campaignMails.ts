import { type InferType, mixed, object, string } from 'yup';
import { benchmarkMails, type CampaignMail, surveyMails } from '../../domain/campaigns/campaignMails.ts';
import { mailTextLimits } from '../../domain/campaigns/mailTexts.ts';
import { supportedLocales } from '../../domain/supportedLocales.ts';
import { singleLineText } from '../../resources/textSchemas.ts';
import { type BodyOf, changeCall, readCall } from '../call.ts';
import { defineFileCall } from '../fileCalls.ts';
import { editedVersion, optionalId } from '../sharedShapes.ts';
import { anyText, requiredFlag, requiredText, requiredTexts, textOrNull } from '../values.ts';
import { benchmarkAccess, surveyAccess } from './resultShapes.ts';

/** The lengths only; `checkMailText` has the rules of the contents. */
const text = {
  subject: string().max(mailTextLimits.subject, 'tooLong').defined('required'),
  body: string().max(mailTextLimits.body, 'tooLong').defined('required'),
  sender_name: singleLineText().max(mailTextLimits.sender_name, 'tooLong').defined('required'),
};

const mailText = object({
  subject: anyText,
  body: anyText,
  sender_name: anyText,
});

const readMailResponse = object({
  /** The text that recipients with this language get, which may be the edited English one. */
  text: mailText.required(),
  /** The text to restore: the account's template for a campaign, otherwise the product's own text. */
  standard: mailText.required(),
  /** The version of the text stored in this language; null if there is none. */
  updated_at: textOrNull,
  /** Languages that have a stored text of this email. */
  edited_locales: requiredTexts,
  /** Whether emails can be sent. Without a mail server they stay in the outbox. */
  is_mail_configured: requiredFlag,
  /** The address of the caller, to which tests are sent. */
  own_address: anyText,
});
export type ReadMailResponse = InferType<typeof readMailResponse>;

const mailPreviewResponse = object({
  subject: anyText,
  text: anyText,
  /** The displayed name of the sender; empty for the configured one. */
  sender_name: anyText,
  /** The address of the HTML version, valid for the caller for ten minutes. */
  page: requiredText,
});

type MailAccess = typeof benchmarkAccess | typeof surveyAccess;

/** The calls for the emails of one kind of campaign, which can be edited, previewed and tested. */
function mailCalls<T extends CampaignMail>(access: MailAccess, root: string, templates: readonly T[]) {
  /** One email in one language; without a campaign, the account's template for new campaigns. */
  const mailKey = object({
    campaign_id: optionalId(),
    template: mixed<T>().oneOf(templates, 'choice').required('required'),
    locale: mixed<(typeof supportedLocales)[number]>().oneOf(supportedLocales, 'choice').required('required'),
  });
  const editedMail = mailKey.shape(text);
  return {
    read: readCall(access, `${root}/read`, {
      summary: 'The text of an email of a campaign, or of the account’s template, in one language.',
      body: mailKey,
      response: readMailResponse,
    }),
    preview: readCall(access, `${root}/preview`, {
      summary:
        'An email as recipients would get it with this text, with the caller’s first name and links to the preview. Stores nothing.',
      body: editedMail,
      response: mailPreviewResponse,
    }),
    save: changeCall(access, `${root}/save`, {
      summary:
        'Stores the text of an email of a campaign or of the account’s template. A text equal to the product’s own is removed. `updated_at` is the version that was read, null if none was stored.',
      body: editedMail.shape({ updated_at: editedVersion() }),
    }),
    sendTest: changeCall(access, `${root}/send_test`, {
      summary: 'Sends the email with this text to the caller’s own address, marked as a test.',
      body: editedMail,
    }),
  } as const;
}

const mailFiles = (access: MailAccess, root: string) =>
  ({
    page: defineFileCall({
      ...access,
      path: `${root}/page`,
      summary:
        'The HTML version of a previewed email, for a frame without scripts. The address comes from the preview.',
      // A frame sends no headers, so the viewed account is in the address.
      query: object({ account: optionalId(), of: string().max(14_000, 'tooLong').required('required') }),
      contentTypes: ['text/html; charset=utf-8'],
      mutates: false,
    }),
  }) as const;

const roots = { benchmark: '/v2/microsurvey/mails', survey: '/v2/surveys/mails' } as const;

/** The emails of benchmark campaigns: invitations and reminders. */
export const campaignMailCalls = mailCalls(benchmarkAccess, roots.benchmark, benchmarkMails);
export const campaignMailFiles = mailFiles(benchmarkAccess, roots.benchmark);

/** The emails of survey campaigns: invitations and reminders to participants and to raters. */
export const surveyMailCalls = mailCalls(surveyAccess, roots.survey, surveyMails);
export const surveyMailFiles = mailFiles(surveyAccess, roots.survey);

type MailCalls = typeof campaignMailCalls | typeof surveyMailCalls;
export type CampaignMailKey = BodyOf<MailCalls['read']>;
export type EditedCampaignMail = BodyOf<MailCalls['preview']>;
export type CampaignMailChange = BodyOf<MailCalls['save']>;
