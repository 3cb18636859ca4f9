// The package has no types of its own.
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'truetype';
    readonly variationAxes: Readonly<Record<string, number>>;
  }
  /** A font with the glyphs of a text alone. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
