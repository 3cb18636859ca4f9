const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const maxCommentLength = 65_535;
const encryptedFlag = 1;

/** A ZIP part as described in the directory; its local header is at `at`. */
export interface ZipPart {
  readonly name: string;
  /** The declared unpacked size in bytes, which may be false. */
  readonly size: number;
  readonly packed: number;
  readonly at: number;
  readonly isDeflated: boolean;
  /** The type and permissions of the file on the system that created the archive; 0 if that wasn't Unix. */
  readonly mode: number;
}

/** Returns the central directory of a ZIP file; null if it can't be read or its parts can't be unpacked. */
export function readZipParts(bytes: Buffer): ZipPart[] | null {
  const end = endOfDirectory(bytes);
  if (end === null) return null;
  const parts: ZipPart[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let entry = bytes.readUInt16LE(end + 10); entry > 0; entry -= 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature) return null;
    const method = bytes.readUInt16LE(at + 10);
    if (bytes.readUInt16LE(at + 8) & encryptedFlag || (method !== 0 && method !== 8)) return null;
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    parts.push({
      name: bytes.toString('utf8', at + 46, nameEnd),
      size: bytes.readUInt32LE(at + 24),
      packed: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
      isDeflated: method === 8,
      mode: bytes.readUInt16LE(at + 40),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

function endOfDirectory(bytes: Buffer): number | null {
  const first = Math.max(0, bytes.length - endLength - maxCommentLength);
  for (let at = bytes.length - endLength; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === endSignature) return at;
  }
  return null;
}
