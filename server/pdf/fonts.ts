import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackFont } from './unpackFont.ts';

export type Weight = 'plain' | 'strong';

const { resolve } = createRequire(import.meta.url);
const files: Readonly<Record<Weight, number>> = { plain: 400, strong: 700 };

/** Roboto has one file per script; the first file that contains a character is used. */
const scripts = [
  'latin',
  'latin-ext',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'vietnamese',
] as const;
export type Script = (typeof scripts)[number];

interface Face {
  readonly script: Script;
  readonly weight: Weight;
}

export const faces: readonly Face[] = scripts.flatMap((script) => [
  { script, weight: 'plain' },
  { script, weight: 'strong' },
]);

export const faceName = (script: Script, weight: Weight) => `${script} ${weight}`;

const loaded = new Map<string, Buffer>();

/** The font file of a face, read once. */
export function faceFile({ script, weight }: Face): Buffer {
  const name = `@fontsource/roboto/files/roboto-${script}-${files[weight]}-normal.woff`;
  const known = loaded.get(name) ?? unpackFont(readFileSync(resolve(name)));
  loaded.set(name, known);
  return known;
}

const ranges = readRanges();
/** Control and format characters, which could reverse the text that follows. */
const unseen = /[\p{Cc}\p{Cf}]/gu;

/** The script whose file contains a character; null if none does, as for Japanese. */
function scriptOf(character: string): Script | null {
  const point = character.codePointAt(0) ?? 0;
  return (
    scripts.find((script) => ranges.get(script)?.some(([from, to]) => point >= from && point <= to)) ?? null
  );
}

/** Whether every character of a text can be drawn. */
export const isDrawable = (text: string) =>
  [...text.normalize('NFC')].every((character) => scriptOf(character) !== null);

export interface Run {
  readonly script: Script;
  readonly text: string;
}

/** Splits a text into runs of one script. Characters without a font become question marks, and invisible ones are removed. */
export function runsOf(text: string): Run[] {
  const runs: { script: Script; text: string }[] = [];
  for (const character of text.normalize('NFC').replace(unseen, '')) {
    const found = scriptOf(character);
    const script = found ?? 'latin';
    const last = runs.at(-1);
    const drawn = found === null ? '?' : character;
    if (last?.script === script) last.text += drawn;
    else runs.push({ script, text: drawn });
  }
  return runs;
}

type Range = readonly [from: number, to: number];

/** Parses `U+0000-00FF,U+0131` into pairs of numbers. */
function readRanges(): ReadonlyMap<Script, readonly Range[]> {
  const written = JSON.parse(readFileSync(resolve('@fontsource/roboto/unicode.json'), 'utf8'));
  const rangesOf = (list: string) =>
    list.split(',').map((one): Range => {
      const [from = '', to = from] = one.trim().replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    });
  return new Map(scripts.map((script) => [script, rangesOf(String(written[script]))]));
}
