export const paperFormats = ['a4', 'letter'] as const;
export type PaperFormat = (typeof paperFormats)[number];

/** Width and height in points (1/72 inch). */
export const paperSizes: Readonly<Record<PaperFormat, readonly [number, number]>> = {
  a4: [595.28, 841.89],
  letter: [612, 792],
};

/** Regions that use Letter paper (Unicode CLDR, supplemental paper sizes). */
const letterRegions: ReadonlySet<string> = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** Returns the paper size of a language tag: Letter if its region uses Letter, otherwise A4. */
export function paperFormatOf(language: string): PaperFormat {
  const region = /[-_]([A-Za-z]{2})(?=[-_]|$)/.exec(language)?.[1]?.toUpperCase();
  return region !== undefined && letterRegions.has(region) ? 'letter' : 'a4';
}
