/** The types of a logo. SVG is refused, because it can contain scripts and links. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type LogoType = (typeof logoTypes)[number];

/** The size of the file, and the width and height in pixels. */
export const logoLimits = { bytes: 1024 * 1024, side: 2_000 } as const;

export interface LogoSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the size at which a logo is shown: scaled down to fit a box, never enlarged. */
export function fitLogo({ width, height }: LogoSize, box: LogoSize): LogoSize {
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Returns the address of a logo. It contains no id, and changes with each upload. */
export const logoPath = (file: string): string => `/brand/${file}`;

/** The largest sides of a printed logo, in points, and the area that wide and tall logos fill alike. */
const printedBox = { width: 180, height: 48 };
const printedArea = 4_200;
/** Pixels per point: 200 per inch, which is sharp on paper and keeps documents small. */
const printedDensity = 200 / 72;

/** Returns the size of a logo in documents, in points. Small images are at most one point per pixel. */
export function printedLogoSize(logo: LogoSize): LogoSize {
  const { width, height } = logo;
  const side = Math.sqrt(printedArea / (width * height));
  const scale = Math.min(1, side, printedBox.width / width, printedBox.height / height);
  return { width: width * scale, height: height * scale };
}

/** Returns the size of a logo in documents, in pixels: never more than the image has. */
export function printedLogoPixels(logo: LogoSize): LogoSize {
  const { width, height } = printedLogoSize(logo);
  const pixels = (points: number, most: number) =>
    Math.max(1, Math.min(most, Math.round(points * printedDensity)));
  return { width: pixels(width, logo.width), height: pixels(height, logo.height) };
}
