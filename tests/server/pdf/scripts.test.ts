import { expect, test } from 'vitest';
import { chooseFonts, maxFontFiles } from '../../../server/pdf/documentFonts.ts';
import { fontFacesOf } from '../../../server/pdf/fontFaces.ts';
import { isDrawable, splitIntoRuns } from '../../../server/pdf/fontRuns.ts';
import { isolateName } from '../../../server/pdf/isolateName.ts';
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
    brand: null,
    blocks: [{ kind: 'points', texts }],
  });

/** Without direction marks and without the codes for the dots of Arabic letters. */
const undirected = (text: string) => text.replace(/\s+/g, ' ').replace(/\p{C}/gu, '');

test.each(Object.entries(names))('a %s name is rendered with embedded fonts', (_, name) => {
  expect(isDrawable(name)).toBe(true);
  expect(
    splitIntoRuns(name, chooseFonts(name, 'en'))
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
  const text = 'דוד (לוי) 123 כהן';
  const drawn = splitIntoRuns(text, chooseFonts(text, 'en')).map(({ text }) => text);
  expect(drawn).toEqual(['כהן', ' ', '123', ' (', 'לוי', ') ', 'דוד']);
});

test('a right-to-left name does not move the numbers after it', () => {
  const drawn = (name: string) => {
    const sentence = `Report of ${name}, 12 of 30`;
    return splitIntoRuns(sentence, chooseFonts(sentence, 'en'))
      .map(({ text }) => text)
      .join('');
  };
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

/** One Chinese character from each font file of a family. */
const oneFromEachFile = (family: 'noto-sans-sc' | 'noto-sans-jp') =>
  fontFacesOf(family).flatMap(({ ranges }) => {
    const points = ranges.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at),
    );
    return (
      points.map((point) => String.fromCodePoint(point)).find((one) => /\p{Script=Han}/u.test(one)) ?? []
    );
  });
/** One syllable from each font file with hangul. */
const hangul = fontFacesOf('noto-sans-kr').flatMap(
  ({ ranges }) => ranges.map(([from]) => from).find((point) => point >= 0xac00 && point <= 0xd7a3) ?? [],
);
const familiesOf = (text: string, language = 'en') => [
  ...new Set(chooseFonts(text, language).faces.map(({ family }) => family)),
];

test('a name with kana, hangul and Chinese characters from 113 files is drawn with one family for these', async () => {
  const name = `あ한${oneFromEachFile('noto-sans-jp').slice(0, 113).join('')}`.normalize('NFC');
  expect([...name]).toHaveLength(115);
  expect(isDrawable(name)).toBe(true);
  expect(familiesOf(name).sort()).toEqual(['noto-sans-jp', 'noto-sans-kr']);
  expect(chooseFonts(name, 'en').faces.length).toBeLessThanOrEqual(115);
  const bytes = await reportOf([name]);
  const { pages } = await openPdf(bytes);
  expect(pages.join('').replace(/\s/g, '')).toContain(name);
  expect(poppledText(bytes)?.replace(/\s/g, '') ?? name).toContain(name);
});

test('a document has a limited number of font files, and characters of further ones appear as question marks', () => {
  const common = '山田';
  const text = [
    ...oneFromEachFile('noto-sans-jp'),
    ...hangul.map((point) => String.fromCodePoint(point)),
  ].join('');
  const fonts = chooseFonts(`${text}${common.repeat(3)}エミ`, 'en');
  expect(fonts.faces).toHaveLength(maxFontFiles);
  const drawn = (one: string) =>
    splitIntoRuns(one, fonts)
      .map((run) => run.text)
      .join('');
  expect(drawn(text)).toContain('?');
  expect([...drawn(text)]).toHaveLength([...text].length);
  expect(drawn(common)).toBe(common);
});

test.each([
  ['王小明', 'en', ['noto-sans-sc']],
  ['王小明', 'ja', ['noto-sans-jp']],
  ['王小明', 'ko', ['noto-sans-kr']],
  ['山田エミー', 'en', ['noto-sans-jp']],
  ['山田 김', 'en', ['noto-sans-kr']],
  ['山田エミ、测试组', 'en', ['noto-sans-jp', 'noto-sans-sc']],
  ['Ida', 'en', []],
])('the text %s in a document in %s uses %j', (text, language, families) => {
  expect(familiesOf(text, language).sort()).toEqual(families);
});
