import { expect, test } from 'vitest';
import { isDrawable, isolateName, splitIntoRuns } from '../../../server/pdf/fontRuns.ts';
import { renderReport } from '../../../server/pdf/renderReport.ts';
import { openPdf, poppledText } from '../../support/pdf.ts';

const names = {
  latin: 'Žofie Nguyễn',
  greek: 'Παπαδοπούλου',
  cyrillic: 'Анна Жукова',
  hebrew: 'דוד כהן',
  arabic: 'محمد عبد الله',
  devanagari: 'अनीता',
  thai: 'สมชาย ใจดี',
  simplifiedChinese: '王小明',
  traditionalChinese: '陳龍',
  japanese: '山田 エミ',
  korean: '김민수',
};

const reportOf = (texts: readonly string[]) =>
  renderReport({
    title: 'Names',
    printed: 'Names',
    subject: 'Names',
    producer: 'Cairn',
    language: 'en',
    paper: 'a4',
    madeAt: new Date(0),
    foot: 'Names',
    numbering: '%{page} of %{pages}',
    blocks: [{ kind: 'points', texts }],
  });

/** Without direction marks and without the codes for the dots of Arabic letters. */
const undirected = (text: string) => text.replace(/\s+/g, ' ').replace(/\p{C}/gu, '');

test.each(Object.entries(names))('a %s name is rendered with embedded fonts', (_, name) => {
  expect(isDrawable(name)).toBe(true);
  expect(
    splitIntoRuns(name)
      .map(({ text }) => text)
      .join(''),
  ).not.toContain('?');
});

test('names in every script can be selected and copied', async () => {
  const bytes = await reportOf(Object.values(names));
  const { pages } = await openPdf(bytes);
  const words = Object.values(names).flatMap((name) => name.split(' '));
  for (const word of words) expect(undirected(pages.join('\n'))).toContain(word);
  const popplers = poppledText(bytes);
  if (popplers === null) return;
  for (const name of Object.values(names)) expect(undirected(popplers)).toContain(name);
});

test('only the used glyphs are embedded', async () => {
  const bytes = await reportOf(Object.values(names));
  expect(bytes.length).toBeLessThan(80_000);
  expect((await reportOf([names.latin])).length).toBeLessThan(30_000);
});

test('right-to-left words are ordered from the right, with mirrored brackets', () => {
  const drawn = splitIntoRuns('דוד (לוי) 123 כהן').map(({ text }) => text);
  expect(drawn).toEqual(['כהן', ' ', '123', ' (', 'לוי', ') ', 'דוד']);
});

test('a right-to-left name does not move the numbers after it', () => {
  const drawn = (name: string) =>
    splitIntoRuns(`Report of ${name}, 12 of 30`)
      .map(({ text }) => text)
      .join('');
  expect(drawn(isolateName(names.arabic))).toBe('Report of الله عبد محمد, 12 of 30');
});

test('Chinese and Thai sentences are broken between words', async () => {
  const { pages } = await openPdf(await reportOf(['我们在公司里一起工作'.repeat(20), 'สวัสดีครับ'.repeat(20)]));
  expect(pages.join('').replace(/\s/g, '')).toContain('我们在公司里一起工作'.repeat(20));
});

test('a character that no font contains appears as a question mark and is named for screen readers', async () => {
  expect(isDrawable('ᏣᎳᎩ')).toBe(false);
  const { pages } = await openPdf(await reportOf(['ᏣᎳᎩ']));
  expect(pages.join('')).toContain('???');
});
