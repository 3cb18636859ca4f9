import { decrypt } from '../../../../server/vault/cipher.ts';
import { createOpener } from '../../../../server/vault/sealedBox.ts';

/** The first bytes of every sealed box: the DER prefix of its one-time public key. */
const boxStart = Buffer.from('302a300506032b656e032100', 'hex');
/** The first bytes of every X25519 private key in PKCS #8. */
const privateKeyStart = Buffer.from('302e020100300506032b656e04220420', 'hex');
const privateKeyBytes = privateKeyStart.length + 32;
const shortValue = { mark: 1, longest: 126 };

/**
 * Byte strings in a data folder that look like sealed boxes. Boxes are longer than a row may be, so each is stored in
 * numbered chunks.
 */
export function findBoxes(contents: readonly Buffer[]): Buffer[] {
  const boxes = new Map<string, Buffer>();
  for (const content of contents) {
    for (const start of indexesOf(content, boxStart)) {
      const box = joinChunks(content, start);
      if (box) boxes.set(box.toString('base64'), box);
    }
  }
  return [...boxes.values()];
}

/** Joins the chunks of a value. Each is preceded by the number of the value, its own number starting at 0, and its length. */
function joinChunks(content: Buffer, start: number): Buffer | null {
  if (start < 12 || content.readUInt32LE(start - 8) !== 0) return null;
  const chunks: Buffer[] = [];
  const label = Buffer.from(content.subarray(start - 12, start - 4));
  for (let at = start - 12; at >= 0; at = findChunk(content, label)) {
    chunks.push(content.subarray(at + 12, at + 12 + chunkBytes(content, at)));
    label.writeUInt32LE(chunks.length, 4);
  }
  return Buffer.concat(chunks);
}

/** PostgreSQL's limit of the bytes of a chunk. */
const maxChunkBytes = 1_996;

const chunkBytes = (content: Buffer, at: number): number => (content.readUInt32LE(at + 8) >> 2) - 4;

/** The position of the chunk with this label, or -1. The index of the chunks contains labels too, but no length after them. */
function findChunk(content: Buffer, label: Buffer): number {
  for (let at = content.indexOf(label); at >= 0; at = content.indexOf(label, at + 1)) {
    if (at + 12 > content.length) return -1;
    const isLength = (content.readUInt32LE(at + 8) & 3) === 0;
    const bytes = chunkBytes(content, at);
    if (isLength && bytes > 0 && bytes <= maxChunkBytes) return at;
  }
  return -1;
}

/**
 * Finds byte strings that could be keys: those that begin like a private key, and stored values of the given lengths whose bytes look
 * random.
 */
export function findKeyLike(contents: readonly Buffer[], lengths: readonly number[]): Buffer[] {
  const marks = new Map(lengths.map((length) => [((length + 1) << 1) | shortValue.mark, length]));
  const found = new Map<string, Buffer>();
  const add = (bytes: Buffer) => found.set(bytes.toString('base64'), bytes);
  for (const content of contents) {
    for (const start of indexesOf(content, privateKeyStart))
      add(content.subarray(start, start + privateKeyBytes));
    for (let at = 0; at < content.length; at += 1) {
      const length = marks.get(content[at] ?? 0);
      if (length === undefined) continue;
      const bytes = content.subarray(at + 1, at + 1 + length);
      if (bytes.length === length && new Set(bytes).size > length * 0.7) add(bytes);
    }
  }
  return [...found.values()];
}

interface KnownDerivations {
  /** Keys with which a private key may have been encrypted. */
  readonly wrapping: readonly Buffer[];
  /** Returns the private keys that the product would derive from these bytes. */
  readonly toPrivateKeys: (bytes: Buffer) => readonly Buffer[];
}

/**
 * Returns the sealed boxes that one of the byte strings opens, used as a plain key or after decryption. All boxes have the same key, so
 * only the first is tried.
 */
export function openBoxes(
  boxes: readonly Buffer[],
  bytes: Buffer,
  { wrapping, toPrivateKeys }: KnownDerivations,
): readonly Buffer[] {
  const [first] = boxes;
  if (!first) return [];
  const plain = [bytes, ...wrapping.flatMap((key) => attempt(() => decrypt(key, bytes)) ?? [])];
  const keys = plain.flatMap((one) => (one.length === 32 ? toPrivateKeys(one) : [one]));
  for (const key of keys) {
    const open = attempt(() => createOpener(key.length === 32 ? Buffer.concat([privateKeyStart, key]) : key));
    if (open && attempt(() => open(first))) return boxes.filter((box) => attempt(() => open(box)));
  }
  return [];
}

function* indexesOf(content: Buffer, text: Buffer): Generator<number> {
  for (let at = content.indexOf(text); at >= 0; at = content.indexOf(text, at + 1)) yield at;
}

/** Returns the result of `work`, or null if it fails, as for most byte strings, which are neither keys nor boxes. */
export function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
