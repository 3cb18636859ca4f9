export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** Width and height, in points of 1/72 inch. */
export const paperSizes: Readonly<Record<Paper, readonly [number, number]>> = {
  a4: [595.28, 841.89],
  letter: [612, 792],
};

/** Where paper is Letter by custom (Unicode CLDR, supplemental paper sizes). */
const letterRegions: ReadonlySet<string> = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** The paper of a language tag: Letter where its region prints on Letter, else A4, also without a region. */
export function paperOf(language: string): Paper {
  const region = /[-_]([A-Za-z]{2})(?=[-_]|$)/.exec(language)?.[1]?.toUpperCase();
  return region !== undefined && letterRegions.has(region) ? 'letter' : 'a4';
}
