import bidiFactory from 'bidi-js';
import { eastAsianFamilyOf, type Face, type Family, faceOf, facesOf, holds } from './faces.ts';

const bidi = bidiFactory();

/** A piece of text in one face. */
export interface Run {
  readonly face: Face;
  readonly text: string;
}

interface LevelledRun extends Run {
  /** The embedding level of the Unicode bidirectional algorithm; odd levels run from right to left. */
  readonly level: number;
}

/** Control and format characters, which could reverse the following text, except joiners and isolates. */
const unwanted = /(?!\u200c|\u200d|\u2068|\u2069)[\p{Cc}\p{Cf}]/gu;
const isolates = /[\u2068\u2069]/gu;
const joinsPrevious = /^(?:\p{M}|\u200c|\u200d)$/u;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

const cleaned = (text: string) => text.normalize('NFC').replace(unwanted, '');

/** Whether every character of a text can be drawn. */
export function isDrawable(text: string): boolean {
  const preferred = eastAsianFamilyOf(text);
  return [...cleaned(text).replace(isolates, '')].every((character) => faceOf(character, preferred) !== null);
}

/** The actual text of an element, if it cannot be read from its glyphs: some are missing or in another order. */
export const actualText = (text: string): { readonly actual?: string } =>
  isDrawable(text) && !/\p{Script=Devanagari}/u.test(text) ? {} : { actual: text };

/** Splits a text into runs of one face each, in visual order. Characters without a face become question marks. */
export function runsOf(text: string): readonly Run[] {
  const characters = cleaned(text);
  const levels = rightToLeft.test(characters) ? bidi.getEmbeddingLevels(characters, 'ltr').levels : null;
  const preferred = eastAsianFamilyOf(characters);
  const runs: LevelledRun[] = [];
  let at = 0;
  for (const character of characters) {
    const level = levels?.[at] ?? 0;
    at += character.length;
    if (character === '\u2068' || character === '\u2069') continue;
    const last = runs.at(-1);
    const found = faceAfter(last, character, preferred);
    const face = found ?? fallback();
    const drawn = found === null ? '?' : mirrored(character, level);
    if (last && last.face === face && last.level === level)
      runs[runs.length - 1] = { face, level, text: last.text + drawn };
    else runs.push({ face, level, text: drawn });
  }
  return levels ? inVisualOrder(runs.map(turned)) : runs;
}

/** Text shaping reverses letters of right-to-left scripts, but not the spaces and punctuation between words. */
function turned(run: LevelledRun): LevelledRun {
  if (run.level % 2 === 0 || rightToLeft.test(run.text)) return run;
  return { ...run, text: [...run.text].reverse().join('') };
}

/** A combining mark uses the face of its letter if that face contains it. */
function faceAfter(last: Run | undefined, character: string, preferred: Family): Face | null {
  if (last && joinsPrevious.test(character) && holds(last.face, character.codePointAt(0) ?? 0))
    return last.face;
  return faceOf(character, preferred);
}

function fallback(): Face {
  const [face] = facesOf('roboto').filter((one) => holds(one, 0x3f));
  if (!face) throw new Error('No font holds a question mark.');
  return face;
}

/** Isolates a name within a sentence, so that a right-to-left name does not reorder the text after it. */
export const isolated = (name: string): string => {
  const plain = name.replace(isolates, '');
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
};

const mirrored = (character: string, level: number): string =>
  (level % 2 === 1 ? bidi.getMirroredCharacter(character) : null) ?? character;

/** Rule L2 of the Unicode bidirectional algorithm: from the highest level down to the lowest odd one, every sequence of that level or above is reversed. */
function inVisualOrder(runs: readonly LevelledRun[]): readonly Run[] {
  const ordered = [...runs];
  for (let level = Math.max(...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to += 1;
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  }
  return ordered;
}
