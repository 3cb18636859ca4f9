import { ZipFile } from 'yazl';
import type { Client, Reply } from '../../../support/client.ts';

const pieceBytes = 2 * 1024 * 1024;
const octets = { headers: { 'content-type': 'application/octet-stream' } };

/** A file that begins like one of its type; the rest is zeros, or counts up so that parts of it can be recognized. */
export const aFile = (start: string, bytes = 1_000) => {
  const file = Buffer.alloc(bytes);
  for (let at = 0; at + 4 <= bytes; at += 4) file.writeUInt32LE(at, at);
  file.write(start, 'latin1');
  return file;
};
export const aPdf = (bytes?: number) => aFile('%PDF-1.7\n', bytes);
export const anMp4 = (bytes?: number) => aFile('\0\0\0\u0020ftypisom', bytes);
export const aWebm = () => aFile('\u001aE\u00df\u00a3\u0001\0\0\0\0\0\0\u001fB\u0082\u0084webm');

/** A ZIP file with the given parts. */
export async function aZip(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const pieces: Buffer[] = [];
  for await (const piece of zip.outputStream) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

interface Upload {
  readonly purpose?: string;
  readonly name?: string;
}

export const startUpload = (
  author: Client,
  bytes: number,
  { purpose = 'file', name = 'a.pdf' }: Upload = {},
) => author.post('/api/v2/learning/start_upload', { purpose, name, bytes });

export const sendPiece = (author: Client, file_id: number, place: number, bytes: Buffer) =>
  author.post(`/api/v2/learning/upload_piece?file_id=${file_id}&place=${place}`, bytes, octets);

export const finishUpload = (author: Client, file_id: number) =>
  author.post('/api/v2/learning/finish_upload', { file_id });

/** Uploads a file in pieces and returns the response to its last call. */
export async function upload(author: Client, bytes: Buffer, options: Upload = {}): Promise<Reply> {
  const started = await startUpload(author, bytes.length, options);
  if (started.status !== 200) return started;
  const { file_id } = started.body;
  for (let place = 0; place * pieceBytes < bytes.length; place += 1) {
    const piece = bytes.subarray(place * pieceBytes, (place + 1) * pieceBytes);
    const sent = await sendPiece(author, file_id, place, piece);
    if (sent.status !== 204) return sent;
  }
  return finishUpload(author, file_id);
}

/** Uploads a file and returns its id. */
export async function uploaded(author: Client, bytes: Buffer, options: Upload = {}): Promise<number> {
  const reply = await upload(author, bytes, options);
  if (reply.status !== 200) throw new Error(`not uploaded: ${reply.text}`);
  return reply.body.id;
}
