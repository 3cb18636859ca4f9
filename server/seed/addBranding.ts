import { crc32, deflateSync } from 'node:zlib';
import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { uploadLogo } from '../usecases/branding/changeLogo.ts';
import { saveBranding } from '../usecases/branding/saveBranding.ts';

const [width, height] = [160, 48];
const accent = '#107587';

/** Gives an account a logo, an accent color and a sender name. */
export async function addBranding(deps: Deps, caller: Caller): Promise<void> {
  await uploadLogo(deps, caller, drawLogo());
  await saveBranding(deps, caller, { accent_color: accent, sender_name: 'Lumen People Team' });
}

/** A PNG image of four bars of growing height on white. */
function drawLogo(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits for each of red, green and blue.
  header.set([8, 2], 8);
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.concat([Buffer.alloc(1), ...Array.from({ length: width }, (_, x) => pixelAt(x, y))]),
  );
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const pixels = deflateSync(Buffer.concat(rows));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const white = Buffer.from('ffffff', 'hex');
const bar = Buffer.from(accent.slice(1), 'hex');

function pixelAt(x: number, y: number): Buffer {
  const column = Math.floor(x / 40);
  const isInBar = x % 40 >= 6 && x % 40 < 34 && y >= 36 - column * 10 && y < 44;
  return isInBar ? bar : white;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
