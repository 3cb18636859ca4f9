import bidiFactory from 'bidi-js';
import { chooseFonts, type DocumentFonts } from './documentFonts.ts';
import { containsCharacter, type FontFace } from './fontFaces.ts';
import { isolates, rightToLeft } from './isolateName.ts';

const bidi = bidiFactory();

/** A piece of text in one face. */
export interface FontRun {
  readonly face: FontFace;
  readonly text: string;
}

interface LevelledRun extends FontRun {
  /** The embedding level of the Unicode bidirectional algorithm; odd levels run from right to left. */
  readonly level: number;
}

/** Control and format characters, which could reverse the following text, except joiners and isolates. */
const removedCharacters = /(?!\u200c|\u200d|\u2068|\u2069)[\p{Cc}\p{Cf}]/gu;
const joinsPrevious = /^(?:\p{M}|\u200c|\u200d)$/u;

const cleaned = (text: string) => text.normalize('NFC').replace(removedCharacters, '');

/** Whether every character of a text can be drawn in a document. */
const isDrawableWith = (text: string, fonts: DocumentFonts): boolean =>
  [...cleaned(text).replace(isolates, '')].every((character) => fonts.faceOf(character) !== null);

/** Whether every character of a text can be drawn in a document that contains only this text. */
export const isDrawable = (text: string): boolean => isDrawableWith(text, chooseFonts(text, ''));

/**
 * Returns the actual text of an element if its glyphs do not represent it, because some are missing or in a
 * different order.
 */
export const actualText = (text: string, fonts: DocumentFonts): { readonly actual?: string } =>
  isDrawableWith(text, fonts) && !/\p{Script=Devanagari}/u.test(text) ? {} : { actual: text };

/** Splits a text into runs of one face each, in visual order. Characters without a face become question marks. */
export function splitIntoRuns(text: string, fonts: DocumentFonts): readonly FontRun[] {
  const characters = cleaned(text);
  const levels = rightToLeft.test(characters) ? bidi.getEmbeddingLevels(characters, 'ltr').levels : null;
  const runs: LevelledRun[] = [];
  let at = 0;
  for (const character of characters) {
    const level = levels?.[at] ?? 0;
    at += character.length;
    if (character === '\u2068' || character === '\u2069') continue;
    const last = runs.at(-1);
    const matchingFace = faceAfter(last, character, fonts);
    const face = matchingFace ?? fonts.fallback;
    const drawn = matchingFace === null ? '?' : mirrored(character, level);
    if (last && last.face === face && last.level === level)
      runs[runs.length - 1] = { face, level, text: last.text + drawn };
    else runs.push({ face, level, text: drawn });
  }
  return levels ? inVisualOrder(runs.map(reverseIfNeeded)) : runs;
}

/** Text shaping reverses letters of right-to-left scripts, but not the spaces and punctuation between words. */
function reverseIfNeeded(run: LevelledRun): LevelledRun {
  if (run.level % 2 === 0 || rightToLeft.test(run.text)) return run;
  return { ...run, text: [...run.text].reverse().join('') };
}

/**
 * Returns the face of a character that follows a run. A combining mark uses the face of its letter if that
 * face contains it.
 */
function faceAfter(last: FontRun | undefined, character: string, fonts: DocumentFonts): FontFace | null {
  if (last && joinsPrevious.test(character) && containsCharacter(last.face, character)) return last.face;
  return fonts.faceOf(character);
}

const mirrored = (character: string, level: number): string =>
  (level % 2 === 1 ? bidi.getMirroredCharacter(character) : null) ?? character;

/**
 * Rule L2 of the Unicode bidirectional algorithm: from the highest level down to the lowest odd one, every sequence of
 * that level or above is reversed.
 */
function inVisualOrder(runs: readonly LevelledRun[]): readonly FontRun[] {
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
