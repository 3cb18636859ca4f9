import { type LogoSize, printedLogoPixels, printedLogoSize } from '../../domain/branding/logos.ts';
import { decodeImage, type StoredImage } from './decodeImage.ts';
import { flattenImage, shrinkImage } from './shrinkImage.ts';
import { writePng } from './writePng.ts';

/** A logo for documents, on white. */
export interface PrintedLogo {
  /** An opaque PNG file that PDF files contain as it is. */
  readonly png: Uint8Array;
  /** In points. */
  readonly size: LogoSize;
}

/** Returns a logo for documents. Throws if its pixels can't be decoded. */
export async function printLogo(logo: StoredImage): Promise<PrintedLogo> {
  const image = flattenImage(await decodeImage(logo));
  const png = writePng(shrinkImage(image, printedLogoPixels(logo)));
  // A copy, because a buffer can share its memory with others.
  return { png: new Uint8Array(png), size: printedLogoSize(logo) };
}
