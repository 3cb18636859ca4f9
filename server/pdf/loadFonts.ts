/// <reference path="./subsetFont.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { type FontFace, fontFacesOf, packageOf } from './fontFaces.ts';
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
/** Cached fonts other than Roboto, the least recently used first: at most about 20 MB, and enough for the largest document. */
const cutFonts = new Map<string, Buffer>();
const maxCutFonts = 300;

/** Loads Roboto and the given faces, in both weights. */
export async function loadFonts(faces: readonly FontFace[]): Promise<Fonts> {
  roboto ??= readRoboto();
  const fonts = new Map(roboto);
  for (const face of faces)
    for (const weight of weightNames) fonts.set(faceName(face, weight), await loadCutFont(face, weight));
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

async function loadCutFont(face: FontFace, weight: Weight): Promise<Buffer> {
  const name = faceName(face, weight);
  const font = cutFonts.get(name) ?? (await cutFont(face, weight));
  cutFonts.delete(name);
  cutFonts.set(name, font);
  const [oldest] = cutFonts.keys();
  if (cutFonts.size > maxCutFonts && oldest) cutFonts.delete(oldest);
  return font;
}

/** Reduces a variable font to one weight, because the PDF library cannot subset variable fonts. */
async function cutFont({ family, slice, ranges }: FontFace, weight: Weight): Promise<Buffer> {
  const file = resolve(`${packageOf(family)}/files/${family}-${slice}-wght-normal.woff2`);
  const points = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  return subsetFont(readFileSync(file), String.fromCodePoint(...points), {
    targetFormat: 'truetype',
    variationAxes: { wght: weights[weight] },
  });
}
