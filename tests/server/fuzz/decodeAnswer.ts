import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** The text of an answer, which is compressed for whoever takes it so. */
export function decodeAnswer(bytes: Buffer, encoding: unknown): string {
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  return (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
}
