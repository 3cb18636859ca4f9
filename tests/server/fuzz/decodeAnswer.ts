import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** The text of a response, decompressed if necessary. */
export function decodeAnswer(bytes: Buffer, encoding: unknown): string {
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  return (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
}
