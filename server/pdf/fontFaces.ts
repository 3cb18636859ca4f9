import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The font families of alphabets. If several contain a character, the first one is used. */
const alphabets = [
  'roboto',
  'noto-sans-hebrew',
  'noto-sans-arabic',
  'noto-sans-devanagari',
  'noto-sans-thai',
] as const;
/** Chinese, Japanese and Korean share characters, which have a different shape in each language. */
export type HanFamily = 'noto-sans-sc' | 'noto-sans-jp' | 'noto-sans-kr';
export type Family = (typeof alphabets)[number] | HanFamily;
type Range = readonly [from: number, to: number];

/** One slice of a font family, with the characters of some Unicode ranges. */
export interface FontFace {
  readonly family: Family;
  readonly slice: string;
  readonly ranges: readonly Range[];
}

export const packageOf = (family: Family) =>
  family === 'roboto' ? '@fontsource/roboto' : `@fontsource-variable/${family}`;

interface FamilyFaces {
  readonly faces: readonly FontFace[];
  /** The ranges of all faces in ascending order; those of numbered slices don't overlap. */
  readonly sorted: readonly (readonly [range: Range, face: FontFace])[];
}

/** The families used so far. */
const known = new Map<Family, FamilyFaces>();

function facesIn(family: Family): FamilyFaces {
  const read = known.get(family) ?? readFaces(family);
  known.set(family, read);
  return read;
}

/**
 * Reads only the files of the family's own script, except for Roboto: the other files list characters that
 * they do not contain.
 */
function readFaces(family: Family): FamilyFaces {
  const file = resolve(`${packageOf(family)}/unicode.json`);
  const slices = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>; // As documented by Fontsource.
  const faces = Object.entries(slices)
    .map(([name, ranges]) => ({
      family,
      slice: name.replace(/[[\]]/g, ''),
      ranges: ranges.split(',').map(rangeOf),
    }))
    .filter(({ slice }) => family === 'roboto' || /^\d+$/.test(slice) || family.endsWith(slice));
  const sorted = faces.flatMap((face) => face.ranges.map((range) => [range, face] as const));
  return { faces, sorted: sorted.sort(([[one]], [[other]]) => one - other) };
}

/** Parses `U+0000-00FF` into a pair of numbers. */
function rangeOf(written: string): Range {
  const [from = '', to = from] = written.trim().replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

export const fontFacesOf = (family: Family): readonly FontFace[] => facesIn(family).faces;

export const containsCharacter = ({ ranges }: FontFace, character: string): boolean => {
  const point = character.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => point >= from && point <= to);
};

/**
 * Matches the characters for which East Asian families are used; these families also list symbols that they
 * do not contain.
 */
const eastAsianWriting =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u;
const han = /\p{Script=Han}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}\u30fc]/u;
const hangul = /\p{Script=Hangul}/u;
const bopomofo = /\p{Script=Bopomofo}/u;

/** Returns the face that contains a character; null if none does. */
export function findFace(character: string, hanFamily: HanFamily): FontFace | null {
  if (eastAsianWriting.test(character)) return findEastAsianFace(character, hanFamily);
  for (const family of alphabets) {
    const face = fontFacesOf(family).find((one) => containsCharacter(one, character));
    if (face) return face;
  }
  return null;
}

/** Kana, hangul and bopomofo have separate families; the Japanese one contains the most characters. */
function findEastAsianFace(character: string, hanFamily: HanFamily): FontFace | null {
  const face = findNumberedFace(character, eastAsianFamily(character, hanFamily));
  return face || han.test(character) ? face : findNumberedFace(character, 'noto-sans-jp');
}

function eastAsianFamily(character: string, hanFamily: HanFamily): HanFamily {
  if (hangul.test(character)) return 'noto-sans-kr';
  if (kana.test(character)) return 'noto-sans-jp';
  return bopomofo.test(character) ? 'noto-sans-sc' : hanFamily;
}

/** Binary search, because a family has up to 9,000 ranges. */
function findNumberedFace(character: string, family: HanFamily): FontFace | null {
  const point = character.codePointAt(0) ?? 0;
  const { sorted } = facesIn(family);
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.[0][0] ?? 0) <= point) low = middle + 1;
    else high = middle;
  }
  const [range, face] = sorted[low - 1] ?? [];
  return range && face && point <= range[1] ? face : null;
}

const hanFamilies: readonly HanFamily[] = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];
const familyOfLanguage: Readonly<Record<string, HanFamily>> = {
  zh: 'noto-sans-sc',
  ja: 'noto-sans-jp',
  ko: 'noto-sans-kr',
};

/**
 * Selects the one family for the Chinese characters of a document: by its language, otherwise Japanese if the text contains kana and Korean
 * if it contains hangul. If that family lacks some of the characters, the family that contains most of them is used.
 */
export function hanFamilyOf(text: string, language: string): HanFamily {
  const preferred = familyOfLanguage[language.slice(0, 2)] ?? familyOfWriting(text);
  const characters = [...new Set(text)].filter((character) => han.test(character));
  let best = { family: preferred, missing: Number.POSITIVE_INFINITY };
  for (const family of [preferred, ...hanFamilies]) {
    const missing = characters.filter((character) => !findNumberedFace(character, family)).length;
    if (missing < best.missing) best = { family, missing };
    if (missing === 0) break;
  }
  return best.family;
}

function familyOfWriting(text: string): HanFamily {
  if (kana.test(text)) return 'noto-sans-jp';
  return hangul.test(text) ? 'noto-sans-kr' : 'noto-sans-sc';
}
