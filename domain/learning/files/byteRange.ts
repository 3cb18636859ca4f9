/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

const pattern = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Returns the part of a file that a `Range` header requests (RFC 9110): the whole file if there is no header or one that isn't supported,
 * such as several ranges, and null if the range is outside of the file.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'all' | null {
  const match = header === undefined ? null : pattern.exec(header);
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return 'all';
  if (first === '')
    return Number(last) === 0 ? null : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return 'all';
  return from >= size ? null : { from, to };
}
