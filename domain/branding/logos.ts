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
