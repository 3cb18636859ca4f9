import { findSpans, type TextSpan } from './textSpans.ts';

const languages = 'cs da de el en es fi fr hu id it nl no pl pt ro sk sv tr uk'.split(' ');

/** Month names in these languages: long, short, and inflected as they appear next to a day. */
const months = [...new Set(languages.flatMap(monthsIn))]
  .map((name) => name.replace(/\.$/, ''))
  .filter((name) => /^\p{L}{3,}$/u.test(name))
  .sort((a, b) => b.length - a.length)
  .join('|');

function monthsIn(language: string): readonly string[] {
  const timeZone = 'UTC';
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 15)));
  return (['long', 'short'] as const).flatMap((month) => {
    const alone = new Intl.DateTimeFormat(language, { month, timeZone });
    const besideDay = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone });
    return days.flatMap((day) => [
      alone.format(day),
      besideDay.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '',
    ]);
  });
}

const domainEndings =
  'ai app at au be biz br ca ch cn co com cz de dev dk es eu fi fr gr hu in info io it jp kr mx net nl no org pl pt ro ru se sk uk us'
    .split(' ')
    .join('|');
const currency = '[€$£¥₹₽₺₩฿]|EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK|HUF|TRY|JPY|CNY|KRW|INR|BRL|MXN|CAD|AUD';
const currencyWords =
  'euros?|dollars?|pounds?|francs?|kronor|kroner|kr|zł|zloty|złotych|Kč|Ft|lei|lira|yen|yuan|won|rupees?|reais|pesos?';
const amount = "\\d(?:[\\d.,' ]*\\d)?";

const patterns: readonly RegExp[] = [
  // Email addresses, including obfuscated ones.
  /[^\s@<>()[\],;]+@[^\s@<>()[\],;]+/gu,
  /[\p{L}\p{N}._-]+\s?(?:\(at\)|\[at\]|\{at\})\s?[\p{L}\p{N}._-]+/giu,
  /(?:https?:\/\/|www\.)\S*[\p{L}\p{N}/]/giu,
  new RegExp(
    `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)*\\.(?:${domainEndings})(?![\\p{L}\\p{N}])(?:/\\S*)?`,
    'gu',
  ),
  // Handles, channels and case numbers.
  /(?<![\p{L}\p{N}])[@#][\p{L}\p{N}_.-]*[\p{L}\p{N}]/gu,
  // Dates.
  /(?<!\d)\d{4}[-./]\d{1,2}[-./]\d{1,2}(?!\d)/gu,
  /(?<!\d)\d{1,2}[-./]\s?\d{1,2}[-./](?:\s?\d{2,4})?(?!\d)/gu,
  /(?<!\d)\d{1,2}\/\d{1,2}(?!\d)/gu,
  new RegExp(
    `(?<![\\p{L}\\p{N}])\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?\\s?(?:of |de )?(?:${months})\\.?(?![\\p{L}])(?:,?\\s(?:de )?\\d{4})?`,
    'giu',
  ),
  new RegExp(`(?<![\\p{L}])(?:${months})\\.?\\s\\d{1,2}(?:st|nd|rd|th)?(?!\\d)(?:,?\\s\\d{4})?`, 'giu'),
  /\d{4}年(?:\d{1,2}月(?:\d{1,2}日)?)?|\d{1,2}月\d{1,2}日/gu,
  // Amounts of money.
  new RegExp(`(?:${currency})\\s?${amount}(?:\\s?(?:k|m|mio|million))?(?![\\p{L}])`, 'giu'),
  new RegExp(`${amount}\\s?(?:k|m|mio|million)?\\s?(?:${currency}|${currencyWords})(?![\\p{L}])`, 'giu'),
  /(?<![\p{L}\p{N}])\d{1,3}(?:[.,' ]\d{3})+(?!\d)/gu,
  /(?<![\p{L}\p{N}])\d+(?:[.,]\d+)?k(?![\p{L}\p{N}])/giu,
  // Personal, contract and ticket numbers: long numbers, and numbers that contain letters.
  /(?<!\p{N})(?:\p{N}[\s()/.-]{0,2}){4,}\p{N}(?!\p{N})/gu,
  /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}_-]*\p{N}{3})(?=[\p{L}\p{N}_-]*\p{L})[\p{L}\p{N}_-]+/gu,
];

/** Finds email addresses, web addresses, handles, exact dates, amounts and identifying numbers. */
export function findIdentifiers(text: string): readonly TextSpan[] {
  return patterns.flatMap((pattern) => findSpans(text, pattern));
}
