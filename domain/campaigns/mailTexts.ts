import type { FieldProblem } from '../refusal.ts';
import { supportedLocales } from '../supportedLocales.ts';
import { allowedPlaceholders, type CampaignMail, isReminder, type MailPlaceholder } from './campaignMails.ts';
import { containsAddress, isBlank, plainCharacters } from './mailAddresses.ts';

/** An edited email in one language. Blank lines separate the paragraphs of `body`. */
export interface MailTextDraft {
  readonly subject: string;
  readonly body: string;
  /** The displayed name of the sender; the product's own name if empty. The address never changes. */
  readonly sender_name: string;
}

/** The maximum lengths in characters. */
export const mailTextLimits = { subject: 150, body: 2_000, sender_name: 60 } as const;

export type MailTextValues = Readonly<Record<Exclude<MailPlaceholder, 'link'>, string>>;

/** A paragraph, or the button with the personal link. */
export type MailBlock = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'link' };

/** Anything in braces counts as a placeholder, so that a mistyped one is found. */
const inBraces = /( ?)\{([^{}]*)\}/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
const breaksLine = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;
const marksAddress = /[@<>"]/;
/** Their values can be addresses, or end with a part of one. */
const enteredTexts = ['{campaign}', '{company}', '{message}'];
/** Their values differ from person to person. */
const personalNames = ['{first_name}', '{target_first_name}'];
const linkBlock = '{link}';

/** Lines of invisible characters count as blank, so that they can't push the sentence about privacy out of sight. */
const paragraphsOf = (body: string): string[] =>
  body
    .split(/\r?\n/)
    .map((line) => (isBlank(line) ? '' : line))
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/**
 * Returns the problems of a text, at most one per field. The button with the link and the sentence about privacy are added by the product,
 * so no text can remove them; `{link}` on a line of its own only moves the button. Only people who haven't finished get a reminder, so it
 * contains no other link that would tell who they are (R33). Values that are addresses are replaced by `withoutAddresses`.
 */
export function checkMailText(
  { subject, body, sender_name }: MailTextDraft,
  template: CampaignMail,
): readonly FieldProblem[] {
  const problems: (FieldProblem | null)[] = [
    requiredText('subject', subject) ?? lengthOf('subject', subject) ?? singleLine('subject', subject),
    knownPlaceholders('subject', subject, template) ?? withoutLink('subject', subject),
    otherAddress('subject', subject, template),
    requiredText('body', body) ?? lengthOf('body', body) ?? printableBody(body),
    knownPlaceholders('body', body, template) ?? oneLink(body),
    otherAddress('body', body, template),
    senderNameProblem(sender_name),
  ];
  const found = problems.filter((problem) => problem !== null);
  return found.filter(({ field }, index) => found.findIndex((other) => other.field === field) === index);
}

/** Returns the problem of the displayed name of a sender, of a campaign or an account. */
export const senderNameProblem = (name: string): FieldProblem | null =>
  lengthOf('sender_name', name) ?? singleLine('sender_name', name) ?? nameOnly(name);

const requiredText = (field: string, text: string): FieldProblem | null =>
  isBlank(text) ? { field, problem: 'required' } : null;

const lengthOf = (field: keyof MailTextDraft, text: string): FieldProblem | null => {
  const max = mailTextLimits[field];
  return text.length > max ? { field, problem: 'tooLong', params: { max } } : null;
};

/** A line break in a header would start another header. */
const singleLine = (field: string, text: string): FieldProblem | null =>
  breaksLine.test(text) ? { field, problem: 'oneLine' } : null;

const printableBody = (body: string): FieldProblem | null =>
  breaksLine.test(body.replace(/[\r\n\t]/g, '')) ? { field: 'body', problem: 'characters' } : null;

function knownPlaceholders(field: string, text: string, template: CampaignMail): FieldProblem | null {
  const known: readonly string[] = allowedPlaceholders(template);
  const names = [...text.matchAll(inBraces)].map(([, , name = '']) => name);
  const unknown = names.find((name) => !known.includes(name));
  return unknown === undefined
    ? null
    : { field, problem: 'placeholderUnknown', params: { name: `{${unknown}}` } };
}

/**
 * An address that contains a placeholder differs from person to person, and one in a reminder is opened only by its recipients. A first
 * name that touches an entered text or another first name counts as well, because that text can be the address.
 */
function otherAddress(field: string, text: string, template: CampaignMail): FieldProblem | null {
  const words = wordsOf(text);
  const addresses = words.filter(isAddressWord);
  if (isReminder(template) && addresses.length > 0) return { field, problem: 'addressInReminder' };
  const isPersonal = addresses.some((word) => word.includes('{')) || words.some(joinsPersonalName);
  return isPersonal ? { field, problem: 'placeholderInAddress' } : null;
}

const wordsOf = (text: string): string[] => plainCharacters(text).split(/\s+/);
const isAddressWord = (word: string): boolean => containsAddress(word.replace(inBraces, '$1xx'));

/** Whether the subject or the body of a text contains a web address; the product's own text is sent instead where none is allowed (R33). */
export const hasAddress = ({ subject, body }: MailTextDraft): boolean =>
  [subject, body].some((text) => wordsOf(text).some(isAddressWord));

function joinsPersonalName(word: string): boolean {
  const names = personalNames.filter((name) => word.includes(name));
  return names.length > 1 || (names.length === 1 && enteredTexts.some((name) => word.includes(name)));
}

const withoutLink = (field: string, text: string): FieldProblem | null =>
  text.includes(linkBlock) ? { field, problem: 'linkInSubject' } : null;

/** The link stands alone in its paragraph, where it becomes a button, and at most once. */
function oneLink(body: string): FieldProblem | null {
  const paragraphs = paragraphsOf(body);
  const alone = paragraphs.filter((paragraph) => paragraph === linkBlock).length;
  const all = body.split(linkBlock).length - 1;
  return all > alone || alone > 1 ? { field: 'body', problem: 'linkAlone' } : null;
}

/** A sender such as "it@company.com" would look like another address. */
const nameOnly = (name: string): FieldProblem | null =>
  marksAddress.test(plainCharacters(name)) || containsAddress(name)
    ? { field: 'sender_name', problem: 'nameOnly' }
    : null;

/** Fills the placeholders once; a value that contains braces stays as it is. An empty value also removes the space before it. */
export const fillMailText = (text: string, values: MailTextValues): string =>
  text.replace(inBraces, (written, space, name) => {
    const value = values[name as keyof MailTextValues] as string | undefined; // undefined for `{link}`, which stands alone
    if (value === undefined) return written;
    return value === '' ? '' : `${space}${value}`;
  });

/** Returns the paragraphs of a text in order, without those that are empty. */
export function mailBlocks(body: string, values: MailTextValues): MailBlock[] {
  return paragraphsOf(body).flatMap((paragraph): MailBlock[] => {
    if (paragraph === linkBlock) return [{ kind: 'link' }];
    const text = fillMailText(paragraph, values).trim();
    return isBlank(text) ? [] : [{ kind: 'text', text }];
  });
}

/** A neutral word for each value that people enter. */
export type NeutralNames = Pick<MailTextValues, 'campaign' | 'company' | 'target_first_name'>;

/**
 * Returns the values without those that would be a link that tells who opened it (R33). A first name is removed, and that of a rated person
 * becomes neutral, because they differ from person to person. A reminder reaches only people who haven't finished, so names that contain an
 * address become neutral, and all names if the address appears only in the filled text.
 */
export function withoutAddresses<V extends NeutralNames & { readonly first_name: string }>(
  values: V,
  template: CampaignMail,
  neutral: NeutralNames,
  fill: (values: V) => readonly string[],
): V {
  const named = {
    ...values,
    first_name: containsAddress(values.first_name) ? '' : values.first_name,
    target_first_name: containsAddress(values.target_first_name)
      ? neutral.target_first_name
      : values.target_first_name,
  };
  if (!isReminder(template)) return named;
  const clean = {
    ...named,
    campaign: containsAddress(named.campaign) ? neutral.campaign : named.campaign,
    company: containsAddress(named.company) ? neutral.company : named.company,
  };
  return fill(clean).some(containsAddress) ? { ...clean, ...neutral, first_name: '' } : clean;
}

/**
 * Returns the edited text for a recipient: in their own language, otherwise in English, unless the product itself has the email in their
 * language (`productLanguage`). Null if the product's own text is sent.
 */
export function selectMailText<T extends { readonly locale: string }>(
  texts: readonly T[],
  locale: string,
  productLanguage: string,
): T | null {
  const own = texts.find((text) => text.locale === locale);
  if (own) return own;
  const isProducts = productLanguage === locale && locale !== 'en';
  return isProducts ? null : (texts.find((text) => text.locale === 'en') ?? null);
}

/** The language that a text is written for: that of the recipient if it's supported, otherwise English. */
export const mailLocaleOf = (locale: string): (typeof supportedLocales)[number] =>
  supportedLocales.find((one) => one === locale) ?? 'en';
