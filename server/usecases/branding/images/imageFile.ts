import type { LogoSize, LogoType } from '../../../../domain/branding/logos.ts';
import { Refusal } from '../../../../domain/refusal.ts';

/** An image without metadata, such as the place where a photo was taken, and without anything after its end. */
export interface ImageFile extends LogoSize {
  readonly mediaType: LogoType;
  readonly bytes: Buffer;
}

/** Throws for a file that begins like an image but isn't complete. */
export function refuseDamaged(): never {
  throw new Refusal('logo_damaged');
}
