import type { CampaignKind } from '../questions/campaignKinds.ts';

/** The kinds of campaigns that invite people of an account: the culture benchmark, and surveys about people. */
export type AudienceCampaignKind = Exclude<CampaignKind, 'applicant'>;

/** The emails of a benchmark campaign whose texts an account can edit. */
export const benchmarkMails = ['invitation', 'reminder'] as const;

/** The emails of a survey campaign whose texts an account can edit: to participants and to their raters. */
export const surveyMails = ['selfInvitation', 'raterInvitation', 'selfReminder', 'raterReminder'] as const;
export type SurveyMail = (typeof surveyMails)[number];

export const campaignMails = [...benchmarkMails, ...surveyMails] as const;
export type CampaignMail = (typeof campaignMails)[number];

/** The editable emails of each kind of campaign. */
export const mailsOfKind: Readonly<Record<AudienceCampaignKind, readonly CampaignMail[]>> = {
  benchmark: benchmarkMails,
  survey: surveyMails,
};

export const isSurveyMail = (template: string): template is SurveyMail =>
  surveyMails.some((one) => one === template);

/** Returns the kind of campaign that sends an email. */
export const campaignKindOf = (template: CampaignMail): AudienceCampaignKind =>
  isSurveyMail(template) ? 'survey' : 'benchmark';

/** Whether only people who haven't finished get this email. */
export const isReminder = (template: CampaignMail): boolean =>
  template === 'reminder' || template === 'selfReminder' || template === 'raterReminder';

const remindersOf: Readonly<Partial<Record<CampaignMail, CampaignMail>>> = {
  invitation: 'reminder',
  selfInvitation: 'selfReminder',
  raterInvitation: 'raterReminder',
};

/**
 * Returns the email whose rules about web addresses apply. An invitation with a replaced link was sent again, perhaps only to people who
 * haven't finished, or to one person alone, so it follows the rules of reminders (R33).
 */
export const addressRulesOf = (template: CampaignMail, linkVersion: number): CampaignMail =>
  linkVersion > 1 ? (remindersOf[template] ?? template) : template;

/** Returns the kind of assessment that an email of a survey campaign asks for. */
export const assessmentKindOf = (template: SurveyMail): 's' | 'r' =>
  template === 'raterInvitation' || template === 'raterReminder' ? 'r' : 's';

const isForRaters = (template: CampaignMail): boolean =>
  isSurveyMail(template) && assessmentKindOf(template) === 'r';

/** The placeholders of a text, written in braces, such as `{first_name}`. */
export const mailPlaceholders = [
  'first_name',
  'target_first_name',
  'campaign',
  'company',
  'message',
  'nomination',
  'closes_on',
  'duration',
  'link',
] as const;
export type MailPlaceholder = (typeof mailPlaceholders)[number];

/** Whether an email can contain a placeholder. A reminder contains no message, because a message can contain web addresses. */
function canContain(template: CampaignMail, name: MailPlaceholder): boolean {
  switch (name) {
    case 'message':
      return !isReminder(template);
    case 'target_first_name':
      return isForRaters(template);
    case 'nomination':
      return template === 'selfInvitation';
    case 'duration':
      return campaignKindOf(template) === 'benchmark';
    default:
      return true;
  }
}

/** The placeholders that an email can contain. */
export const allowedPlaceholders = (template: CampaignMail): readonly MailPlaceholder[] =>
  mailPlaceholders.filter((name) => canContain(template, name));
