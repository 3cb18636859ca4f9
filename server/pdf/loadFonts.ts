/// <reference path="./subsetFont.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { eastAsianFamilyOf, type FontFace, findFace, fontFacesOf, packageOf } from './fontFaces.ts';
import { unpackFont } from './unpackFont.ts';

const weights = { plain: 400, strong: 700 } as const;
export type Weight = keyof typeof weights;
const weightNames = ['plain', 'strong'] as const;

const { resolve } = createRequire(import.meta.url);

export const faceName = ({ family, slice }: FontFace, weight: Weight) => `${family} ${slice} ${weight}`;

/** Fonts by the name of their face and weight. */
export type Fonts = ReadonlyMap<string, Buffer>;

/** Roboto, read once. */
let roboto: Fonts | null = null;
/** Cached fonts other than Roboto, at most about 20 MB. */
const fallbacks = new Map<string, Promise<Buffer>>();
const mostFallbacks = 300;

/** Loads Roboto and the additional fonts that the characters of a text require. */
export async function loadFonts(text: string): Promise<Fonts> {
  roboto ??= readRoboto();
  const fonts = new Map(roboto);
  const characters = [...new Set(text.normalize('NFC'))];
  const families = new Set(characters.map(eastAsianFamilyOf));
  const faces = new Set(
    characters.flatMap((character) => [...families].map((family) => findFace(character, family))),
  );
  for (const face of faces) {
    if (!face || face.family === 'roboto') continue;
    for (const weight of weightNames) fonts.set(faceName(face, weight), await loadFallback(face, weight));
  }
  return fonts;
}

function readRoboto(): Fonts {
  const files = fontFacesOf('roboto').flatMap((face) =>
    weightNames.map((weight): [string, Buffer] => {
      const file = `${packageOf('roboto')}/files/roboto-${face.slice}-${weights[weight]}-normal.woff`;
      return [faceName(face, weight), unpackFont(readFileSync(resolve(file)))];
    }),
  );
  return new Map(files);
}

function loadFallback(face: FontFace, weight: Weight): Promise<Buffer> {
  const name = faceName(face, weight);
  const font = fallbacks.get(name) ?? cutFallback(face, weight);
  fallbacks.delete(name);
  fallbacks.set(name, font);
  const [oldest] = fallbacks.keys();
  if (fallbacks.size > mostFallbacks && oldest) fallbacks.delete(oldest);
  return font;
}

/** Reduces a variable font to one weight, because the PDF library cannot subset variable fonts. */
async function cutFallback({ family, slice, ranges }: FontFace, weight: Weight): Promise<Buffer> {
  const file = resolve(`${packageOf(family)}/files/${family}-${slice}-wght-normal.woff2`);
  const points = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  return subsetFont(readFileSync(file), String.fromCodePoint(...points), {
    targetFormat: 'truetype',
    variationAxes: { wght: weights[weight] },
  });
}
