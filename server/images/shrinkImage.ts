import type { LogoSize } from '../../domain/branding/logos.ts';

/** Pixels without opacity: red, green and blue of each, row by row. */
export interface OpaqueImage extends LogoSize {
  readonly pixels: Uint8ClampedArray;
}

const channels = 3;

/** Returns the pixels on white. */
export function flattenImage({ width, height, data }: DecodedImage): OpaqueImage {
  const pixels = new Uint8ClampedArray(width * height * channels);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const opacity = (data[pixel * 4 + 3] ?? 255) / 255;
    for (let channel = 0; channel < channels; channel += 1) {
      const value = data[pixel * 4 + channel] ?? 255;
      pixels[pixel * channels + channel] = 255 + (value - 255) * opacity;
    }
  }
  return { width, height, pixels };
}

/** Scales an image down to a size. Each new pixel is the mean of the area that it covers. */
export function shrinkImage(image: OpaqueImage, { width, height }: LogoSize): OpaqueImage {
  return shrinkAndTranspose(shrinkAndTranspose(image, width), height);
}

/** Shrinks each row to `length` pixels and turns rows into columns, so that applying it twice shrinks both sides. */
function shrinkAndTranspose({ width, height, pixels }: OpaqueImage, length: number): OpaqueImage {
  const shrunk = new Uint8ClampedArray(length * height * channels);
  const step = width / length;
  for (let column = 0; column < length; column += 1) {
    const [from, to] = [column * step, (column + 1) * step];
    for (let row = 0; row < height; row += 1) {
      for (let channel = 0; channel < channels; channel += 1) {
        let sum = 0;
        for (let at = Math.floor(from); at < Math.min(to, width); at += 1) {
          const share = Math.min(at + 1, to) - Math.max(at, from);
          sum += (pixels[(row * width + at) * channels + channel] ?? 255) * share;
        }
        shrunk[(column * height + row) * channels + channel] = sum / step;
      }
    }
  }
  return { width: height, height: length, pixels: shrunk };
}
