import type { Page } from 'playwright-core';
import { formatMoment } from '../../../domain/dates/formatDate.ts';
import { startDates } from '../../../server/seed/supplementalAnswers.ts';
import type { OpenProduct } from './openProduct.ts';

export interface KnownTexts {
  /** Every text in the database, including encrypted answers. */
  readonly values: ReadonlySet<string>;
  /** The words of names, codes and other short texts. */
  readonly words: ReadonlySet<string>;
}

const letters = /[A-Za-z]+/g;
/** Certificates and other codes in hexadecimal digits. */
const codes = /\b(?=[a-f]*\d)[\da-f]{8,}\b/g;
/** Names of the product, of languages, times, files and placeholders. */
const untranslated =
  'Cairn English Pseudo AM PM UTC GMT CET CEST WET WEST csv txt xlsx png jpg jpeg webp svg closes duration nomination';

/** Texts from the database or from `Intl`, which are not translated. */
export async function readKnownTexts(product: OpenProduct): Promise<KnownTexts> {
  const { rows: tables } = await product.database.executeSql(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const values = new Set<string>(startDates);
  for (const { name } of tables) {
    const { rows } = await product.database.executeSql(`select * from "${name}" limit 3000`);
    for (const row of rows) collect(row, values);
  }
  const short = [...values, ...countries(values)].filter((text) => text.length <= 60);
  const words = new Set([...short.flatMap((text) => text.match(letters) ?? []), ...intlWords()]);
  return { values, words };
}

function collect(value: unknown, values: Set<string>): void {
  if (typeof value === 'string') values.add(flat(value));
  else if (value !== null && typeof value === 'object')
    for (const part of Object.values(value)) collect(part, values);
}

function intlWords(): string[] {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)));
  const styles = ['full', 'long', 'medium', 'short'] as const;
  const dates = styles.flatMap((dateStyle) =>
    days.map((day) => formatMoment(day, 'en', { dateStyle, timeZone: 'UTC' })),
  );
  const short = days.map((day) => formatMoment(day, 'en', { weekday: 'short', month: 'short' }));
  const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
  const spans = units.flatMap((unit) => [-2, -1, 0, 1, 2].map((count) => relative.format(count, unit)));
  const lengths = ['hour', 'minute'].map((unit) =>
    new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'short' }).format(2),
  );
  return [...dates, ...short, ...spans, ...lengths, untranslated].flatMap(
    (text) => text.match(letters) ?? [],
  );
}

/** The names of the countries whose codes are in the database. */
function countries(values: ReadonlySet<string>): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return [...values].filter((text) => /^[A-Z]{2}$/.test(text)).flatMap((code) => names.of(code) ?? []);
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Untranslated texts on the page, and translated ones that are clipped without an ellipsis. */
export async function findUntranslatedTexts(page: Page, { values, words }: KnownTexts): Promise<string[]> {
  const shown = await page.evaluate(readTexts);
  return shown.flatMap(({ text, isClipped }) => [
    ...(isClipped ? [`clipped: ${text}`] : []),
    ...(values.has(flat(text)) ||
    (text.replace(codes, '').match(letters) ?? []).every((word) => words.has(word))
      ? []
      : [text]),
  ]);
}

function readTexts(): { text: string; isClipped: boolean }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const shown: { text: string; isClipped: boolean }[] = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const text = walker.currentNode.nodeValue?.trim() ?? '';
    if (
      !parent ||
      text === '' ||
      parent.closest('script, style, noscript, option, [lang]:not(html), [aria-hidden=true]')
    )
      continue;
    if (!parent.checkVisibility()) continue;
    const style = getComputedStyle(parent);
    const clips =
      style.overflowX === 'hidden' && style.textOverflow !== 'ellipsis' && style.position !== 'absolute';
    shown.push({ text, isClipped: clips && parent.scrollWidth > parent.clientWidth + 1 });
  }
  return shown;
}
