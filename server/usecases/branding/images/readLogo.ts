import { logoLimits } from '../../../../domain/branding/logos.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { ImageFile } from './imageFile.ts';
import { jpegSignature, readJpeg } from './readJpeg.ts';
import { checkPngPixels, pngSignature, readPng } from './readPng.ts';
import { isWebp, readWebp } from './readWebp.ts';

const startsWith = (bytes: Buffer, signature: Buffer) =>
  bytes.subarray(0, signature.length).equals(signature);

const looksLikeSvg = (bytes: Buffer) => /<svg[\s>]/i.test(bytes.toString('latin1', 0, 4_096));

/**
 * Reads an uploaded logo by its content, whatever its name says. Throws `logo_too_large`, `logo_svg`, `logo_type`,
 * `logo_damaged` or `logo_dimensions`.
 */
export async function readLogo(bytes: Buffer): Promise<ImageFile> {
  if (bytes.length > logoLimits.bytes) throw new Refusal('logo_too_large');
  const image = parseImage(bytes);
  const { width, height } = image;
  if (width < 1 || height < 1) throw new Refusal('logo_damaged');
  if (width > logoLimits.side || height > logoLimits.side) throw new Refusal('logo_dimensions');
  if (image.mediaType === 'image/png') await checkPngPixels(image);
  return image;
}

function parseImage(bytes: Buffer): ImageFile {
  if (startsWith(bytes, pngSignature)) return readPng(bytes);
  if (startsWith(bytes, jpegSignature)) return readJpeg(bytes);
  if (isWebp(bytes)) return readWebp(bytes);
  throw new Refusal(looksLikeSvg(bytes) ? 'logo_svg' : 'logo_type');
}
