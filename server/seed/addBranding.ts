import type { Deps } from '../deps.ts';
import { writePng } from '../images/writePng.ts';
import type { Caller } from '../kernel/caller.ts';
import { uploadLogo } from '../usecases/branding/changeLogo.ts';
import { saveBranding } from '../usecases/branding/saveBranding.ts';

const [width, height] = [160, 48];
const accent = '#107587';

/** Gives an account a logo, an accent color, a sender name and a sign-in address. */
export async function addBranding(deps: Deps, caller: Caller): Promise<void> {
  await uploadLogo(deps, caller, drawLogo());
  await saveBranding(deps, caller, { accent_color: accent, sender_name: 'Lumen People Team', slug: 'lumen' });
}

/** A PNG image of four bars of growing height on white. */
function drawLogo(): Buffer {
  const pixels = new Uint8ClampedArray(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels.set(isInBar(x, y) ? bar : white, (y * width + x) * 3);
  }
  return writePng({ width, height, pixels });
}

const white = Buffer.from('ffffff', 'hex');
const bar = Buffer.from(accent.slice(1), 'hex');

function isInBar(x: number, y: number): boolean {
  const column = Math.floor(x / 40);
  return x % 40 >= 6 && x % 40 < 34 && y >= 36 - column * 10 && y < 44;
}
