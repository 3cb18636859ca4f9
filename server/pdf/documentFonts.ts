import { type FontFace, findFace, hanFamilyOf } from './fontFaces.ts';

/** Maximum number of font files in addition to Roboto in one document, for each weight: enough for the largest family and a few others. */
export const maxFontFiles = 128;

/** The fonts of one document, chosen once for all of its texts. */
export interface DocumentFonts {
  /** The faces in addition to Roboto. */
  readonly faces: readonly FontFace[];
  /** The face of a question mark, which is drawn in place of characters without a face. */
  readonly fallback: FontFace;
  /** The face that draws a character; null if there is none or the document has too many. */
  faceOf(character: string): FontFace | null;
}

/** Chooses the faces for the texts of a document; beyond the limit, those with the fewest characters are left out. */
export function chooseFonts(text: string, language: string): DocumentFonts {
  const hanFamily = hanFamilyOf(text, language);
  const counts = new Map<FontFace, number>();
  for (const character of text.normalize('NFC')) {
    const face = findFace(character, hanFamily);
    if (face && face.family !== 'roboto') counts.set(face, (counts.get(face) ?? 0) + 1);
  }
  const mostUsed = [...counts].sort(([, one], [, other]) => other - one);
  const faces = new Set(mostUsed.slice(0, maxFontFiles).map(([face]) => face));
  return {
    faces: [...faces],
    fallback: fallbackFace(),
    faceOf(character) {
      const face = findFace(character, hanFamily);
      return face && (face.family === 'roboto' || faces.has(face)) ? face : null;
    },
  };
}

function fallbackFace(): FontFace {
  const face = findFace('?', 'noto-sans-sc');
  if (!face) throw new Error('No font holds a question mark.');
  return face;
}
