import { addressRulesOf, type CampaignMail, isReminder } from '../../../domain/campaigns/campaignMails.ts';
import {
  fillMailText,
  hasAddress,
  type MailTextDraft,
  type MailTextValues,
  mailBlocks,
  withoutAddresses,
} from '../../../domain/campaigns/mailTexts.ts';
import { formatDay } from '../../../domain/dates/formatDate.ts';
import type { Wording } from '../../../locales/documents.ts';
import {
  type Footnote,
  fillWords,
  layoutMail,
  type MailBrand,
  type RenderedMail,
  writeMail,
} from '../../integrations/writeMail.ts';

/** What the emails of a campaign state, with the personal link. */
export interface CampaignMailFacts {
  readonly firstName: string;
  readonly campaign: string;
  readonly company: string;
  readonly message: string;
  readonly closesOn: string;
  /** What only the emails of benchmark campaigns state. */
  readonly benchmark?: BenchmarkFacts;
  /** What only the emails of survey campaigns state. */
  readonly survey?: SurveyFacts;
  readonly link: string;
  /** The number of the link; after the first one, the email was sent again and follows the rules of reminders (R33). */
  readonly linkVersion: number;
  readonly footnote: Footnote | null;
  readonly brand: MailBrand | null;
}

interface BenchmarkFacts {
  readonly minGroup: number;
  /** The announced duration of the survey, in minutes. */
  readonly minutes: { readonly from: number; readonly to: number };
}

interface SurveyFacts {
  /** The first name of the rated person; null if it's unknown. */
  readonly targetFirstName: string | null;
  /** Whether the recipient nominates raters. */
  readonly nominates: boolean;
}

/** An edited text with its language. */
export interface LocalizedMailText extends MailTextDraft {
  readonly locale: string;
}

/** Renders an invitation or a reminder; `text` is the edited text, or null for the product's own. */
export function renderCampaignMail(
  wording: Wording,
  template: CampaignMail,
  written: LocalizedMailText | null,
  { link, linkVersion, footnote, brand, benchmark, survey, ...facts }: CampaignMailFacts,
): RenderedMail {
  const { texts, language, locale } = wording;
  const rules = addressRulesOf(template, linkVersion);
  const text = written && isReminder(rules) && hasAddress(written) ? null : written;
  const standard = texts.mails[template];
  const closesOn = formatDay(facts.closesOn, locale, 'long');
  const layout = { link, footnote, brand, language };
  const entered: MailTextValues = {
    first_name: facts.firstName,
    campaign: facts.campaign,
    company: facts.company,
    message: isReminder(rules) ? '' : facts.message,
    closes_on: closesOn,
    duration: benchmark ? durationText(benchmark.minutes, texts.campaignWords, locale) : '',
    target_first_name: survey?.targetFirstName ?? texts.assessmentWords.unnamedTarget,
    nomination: survey?.nominates ? texts.assessmentWords.nomination : '',
  };
  const neutralNames = {
    ...texts.campaignWords.neutralNames,
    target_first_name: texts.assessmentWords.unnamedTarget,
  };
  const edited = text ?? standardMailText(wording, template);
  const values = withoutAddresses(entered, rules, neutralNames, (one) => [
    fillMailText(edited.subject, one),
    ...mailBlocks(edited.body, one).map((block) => (block.kind === 'text' ? block.text : '')),
  ]);
  const { first_name: firstName, campaign, company, message, nomination } = values;
  const words = {
    firstName,
    campaign,
    company,
    message,
    nomination,
    targetFirstName: values.target_first_name,
    minGroup: String(benchmark?.minGroup ?? ''),
    closesOn,
  };
  if (text === null) return writeMail(standard, { ...layout, words });
  const privacy = fillWords(standard.privacy, words);
  return layoutMail({
    ...layout,
    language: text.locale,
    subject: fillMailText(text.subject, values),
    blocks: [...mailBlocks(text.body, values), { kind: 'text', text: privacy }],
    action: standard.action,
  });
}

function durationText(
  { from, to }: BenchmarkFacts['minutes'],
  words: Wording['texts']['campaignWords'],
  locale: string,
): string {
  if (from !== to) return fillWords(words.duration, { from: String(from), to: String(to) });
  const forms = words.shortDuration;
  return fillWords(forms[new Intl.PluralRules(locale).select(from)] ?? forms.other, { count: String(from) });
}

/** Maps each placeholder of the product's own texts to its name in edited texts. */
const editableNames: Readonly<Record<string, string>> = {
  firstName: 'first_name',
  targetFirstName: 'target_first_name',
  closesOn: 'closes_on',
};

/** Returns the product's own text in the form in which it's edited. */
export function standardMailText({ texts }: Wording, template: CampaignMail): MailTextDraft {
  const { subject, paragraphs } = texts.mails[template];
  const editable = (text: string) =>
    text.replace(/%\{(\w+)\}/g, (_, name: string) => `{${editableNames[name] ?? name}}`);
  return { subject: editable(subject), body: paragraphs.map(editable).join('\n\n'), sender_name: '' };
}
