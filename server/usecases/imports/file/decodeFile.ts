import type { Encoding } from './collectTable.ts';
import { fileRefusal } from './collectTable.ts';

interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
}

/**
 * Decodes a file: UTF-8 with or without a byte order mark, UTF-16 by its mark or its pattern of zero bytes, otherwise Latin-1.
 * Latin-1 decodes any bytes, so the encoding is reported to the user. Throws `file_refused` for binary files.
 */
export function decodeFile(bytes: Buffer): Decoded {
  const utf16 = wideEncoding(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'utf-16' };
  if (bytes.includes(0)) throw fileRefusal('noTable');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'latin-1' };
  }
}

const sampled = 400;

function wideEncoding(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, sampled);
  const zeros = [0, 0];
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const half = start.length / 2;
  if ((zeros[1] ?? 0) > half * 0.7 && zeros[0] === 0) return 'utf-16le';
  return (zeros[0] ?? 0) > half * 0.7 && zeros[1] === 0 ? 'utf-16be' : null;
}
