// The package does not include types.
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'truetype';
    readonly variationAxes: Readonly<Record<string, number>>;
  }
  /** Reduces a font to the glyphs of a text. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
