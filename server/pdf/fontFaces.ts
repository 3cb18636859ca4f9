import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Chinese, Japanese and Korean share characters, which have a different shape in each language. */
const eastAsian = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'] as const;
/** If several families contain a character, the first one is used. */
const alphabets = [
  'roboto',
  'noto-sans-hebrew',
  'noto-sans-arabic',
  'noto-sans-devanagari',
  'noto-sans-thai',
] as const;
export type Family = (typeof alphabets)[number] | (typeof eastAsian)[number];
type Range = readonly [from: number, to: number];

/** One slice of a font family, with the characters of some Unicode ranges. */
export interface FontFace {
  readonly family: Family;
  readonly slice: string;
  readonly ranges: readonly Range[];
}

export const packageOf = (family: Family) =>
  family === 'roboto' ? '@fontsource/roboto' : `@fontsource-variable/${family}`;

/** The faces of the families used so far, cached because a large family has 120 files. */
const known = new Map<Family, readonly FontFace[]>();

export function fontFacesOf(family: Family): readonly FontFace[] {
  const faces = known.get(family) ?? readFaces(family);
  known.set(family, faces);
  return faces;
}

/** For families other than Roboto, only the files of their script: the others list characters that they do not contain. */
function readFaces(family: Family): FontFace[] {
  const file = resolve(`${packageOf(family)}/unicode.json`);
  const slices = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>; // as documented by Fontsource
  return Object.entries(slices)
    .map(([name, ranges]) => ({
      family,
      slice: name.replace(/[[\]]/g, ''),
      ranges: ranges.split(',').map(rangeOf),
    }))
    .filter(({ slice }) => family === 'roboto' || /^\d+$/.test(slice) || family.endsWith(slice));
}

/** Parses `U+0000-00FF` into a pair of numbers. */
function rangeOf(written: string): Range {
  const [from = '', to = from] = written.trim().replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

/** The family for Chinese characters in a text: Japanese if it contains kana, Korean if it contains hangul. */
export function eastAsianFamilyOf(text: string): Family {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'noto-sans-jp';
  return /\p{Script=Hangul}/u.test(text) ? 'noto-sans-kr' : 'noto-sans-sc';
}

/** The characters that East Asian families are used for; they list further symbols that they do not contain. */
const eastAsianWriting =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;
const memory = new Map<string, FontFace | null>();

/** The face that contains a character; null if none does. */
export function findFace(character: string, preferred: Family): FontFace | null {
  const key = `${preferred} ${character}`;
  const remembered = memory.get(key);
  if (remembered !== undefined) return remembered;
  const point = character.codePointAt(0) ?? 0;
  const isEastAsian = eastAsianWriting.test(character);
  const face = firstWith(point, isEastAsian ? [...alphabets, preferred, ...eastAsian] : alphabets);
  memory.set(key, face);
  return face;
}

function firstWith(point: number, ordered: readonly Family[]): FontFace | null {
  for (const family of ordered) {
    const face = fontFacesOf(family).find((one) => containsCharacter(one, point));
    if (face) return face;
  }
  return null;
}

export const containsCharacter = ({ ranges }: FontFace, point: number) =>
  ranges.some(([from, to]) => point >= from && point <= to);
