import type { MailText } from '../../locales/en/mails.ts';

export type MailValues = Readonly<Record<string, string>>;

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const placeholder = /( ?)%\{(\w+)\}/g;
/** Fills the placeholders. An empty value also removes the space before it, as in "Hello,". */
const fill = (sentence: string, words: MailValues) =>
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

function button(link: string, action: string): string {
  const address = escapeHtml(link);
  return `<p style="margin:0 0 16px"><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#31394B;color:#ffffff;text-decoration:none">${escapeHtml(action)}</a></p>
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
  readonly language: string;
}

/** Renders an email as plain text and as simple HTML, with all text entered by people escaped. */
export function writeMail(
  mail: MailText,
  { words, link, footnote = null, language }: MailContents,
): RenderedMail {
  const paragraphs = mail.paragraphs.map((each) => fill(each, words).trim()).filter((each) => each !== '');
  const withLink = link !== null && mail.action !== undefined;
  const action = withLink ? [`${mail.action}: ${link}`] : [];
  const last = footnote ? [`${footnote.words}: ${footnote.link}`] : [];
  const text = [...paragraphs, ...action, ...last].join('\n\n');
  const body =
    paragraphs.map(inHtml).join('\n') +
    (withLink ? `\n${button(link, mail.action)}` : '') +
    (footnote ? `\n${footnoteOf(footnote)}` : '');
  return {
    subject: oneLine(fill(mail.subject, words)),
    text: `${text}\n`,
    html: `<!doctype html><html lang="${escapeHtml(language)}"><body style="margin:0;padding:24px;font-family:Roboto,Arial,sans-serif;font-size:16px;line-height:1.5;color:#31394B;max-width:560px">${body}</body></html>`,
  };
}
