import type { MailBlock } from '../../domain/campaigns/mailTexts.ts';
import type { MailText } from '../../locales/en/mails.ts';

export type MailValues = Readonly<Record<string, string>>;

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const placeholder = /( ?)%\{(\w+)\}/g;
/** Fills the placeholders. An empty value also removes the space before it, as in "Hello,". */
export const fillWords = (sentence: string, words: MailValues) =>
  sentence.replace(placeholder, (_, space, name) => (words[name] ? `${space}${words[name]}` : ''));

/** The subject is a header; line breaks in text entered by people could start another header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes control characters
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? '');

const inHtml = (paragraph: string) =>
  `<p style="margin:0 0 16px">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`;

interface ButtonColors {
  readonly color: string;
  readonly text_color: string;
}

/** How the company presents itself in its emails. The logo's address is the same for everyone, so it doesn't reveal who opens an email. */
export interface MailBrand {
  readonly company: string;
  readonly logo: { readonly url: string; readonly width: number; readonly height: number } | null;
  readonly accent: ButtonColors | null;
}

const standardButton: ButtonColors = { color: '#31394B', text_color: '#ffffff' };

function logoOf({ company, logo }: MailBrand): readonly string[] {
  if (!logo) return [];
  const { url, width, height } = logo;
  return [
    `<p style="margin:0 0 24px"><img src="${escapeHtml(url)}" alt="${escapeHtml(company)}" width="${width}" height="${height}" style="border:0"></p>`,
  ];
}

interface ButtonProps {
  readonly link: string;
  readonly action: string;
  readonly brand: MailBrand | null;
}

function button({ link, action, brand }: ButtonProps): string {
  const address = escapeHtml(link);
  const { color, text_color } = brand?.accent ?? standardButton;
  return `<p style="margin:0 0 16px"><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${color};color:${text_color};text-decoration:none">${escapeHtml(action)}</a></p>
<p style="margin:0 0 16px;color:#5b6475;font-size:13px">${address}</p>`;
}

/** A small link below the text. */
export interface Footnote {
  readonly words: string;
  readonly link: string;
}

function footnoteOf({ words, link }: Footnote): string {
  const address = escapeHtml(link);
  return `<p style="margin:24px 0 0;color:#5b6475;font-size:13px"><a href="${address}" style="color:#5b6475">${escapeHtml(words)}</a></p>`;
}

interface MailContents {
  readonly words: MailValues;
  readonly link: string | null;
  readonly footnote?: Footnote | null;
  readonly brand?: MailBrand | null;
  readonly language: string;
}

/** Renders an email as plain text and as simple HTML, with all text entered by people escaped. */
export function writeMail(mail: MailText, { words, ...rest }: MailContents): RenderedMail {
  const sentences = [...mail.paragraphs, ...(mail.privacy ? [mail.privacy] : [])];
  const blocks = sentences
    .map((sentence): MailBlock => ({ kind: 'text', text: fillWords(sentence, words).trim() }))
    .filter((block) => block.kind === 'link' || block.text !== '');
  return layoutMail({ ...rest, subject: fillWords(mail.subject, words), blocks, action: mail.action });
}

interface MailLayout extends Omit<MailContents, 'words'> {
  readonly subject: string;
  /** The paragraphs. The button follows them unless a block places it. */
  readonly blocks: readonly MailBlock[];
  readonly action: string | undefined;
}

/** Renders an email whose placeholders are filled. */
export function layoutMail({
  subject,
  blocks,
  action,
  link,
  footnote = null,
  brand = null,
  language,
}: MailLayout): RenderedMail {
  const hasLink = link !== null && action !== undefined;
  const isPlaced = blocks.some(({ kind }) => kind === 'link');
  const all: readonly MailBlock[] = isPlaced ? blocks : [...blocks, { kind: 'link' }];
  const shown = all.filter(({ kind }) => kind === 'text' || hasLink);
  const last = footnote ? [`${footnote.words}: ${footnote.link}`] : [];
  const text = [
    ...shown.map((block) => (block.kind === 'text' ? block.text : `${action}: ${link}`)),
    ...last,
  ];
  const body = [
    ...(brand ? logoOf(brand) : []),
    ...shown.map((block) =>
      block.kind === 'text' ? inHtml(block.text) : button({ link: link ?? '', action: action ?? '', brand }),
    ),
    ...(footnote ? [footnoteOf(footnote)] : []),
  ];
  return {
    subject: oneLine(subject),
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${escapeHtml(language)}"><body style="margin:0;padding:24px;font-family:Roboto,Arial,sans-serif;font-size:16px;line-height:1.5;color:#31394B;max-width:560px">${body.join('\n')}</body></html>`,
  };
}
