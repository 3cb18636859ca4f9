import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseByteRange } from '../../domain/learning/files/byteRange.ts';
import type { Deps } from '../deps.ts';
import { filePolicy } from '../plugins/contentPolicy.ts';
import type { OpenedFile } from '../usecases/learning/files/readLessonFile.ts';
import { readStoredRange } from '../usecases/learning/files/readStoredRange.ts';
import { contentDisposition } from './fileHeaders.ts';

/** Options of routes that send stored files. They are compressed already, and a part of a file must not be compressed. */
export const storedFileOptions = { config: { contentPolicy: filePolicy }, compress: false } as const;

/**
 * Sends an uploaded file, or the part of it that was requested. Videos play in the page; any other file is downloaded, so that nothing in it is
 * shown as a page of this site.
 */
export async function sendStoredFile(
  deps: Deps,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { id, name, bytes, mediaType, pieces }: OpenedFile,
): Promise<FastifyReply> {
  const etag = `"lesson-file-${id}"`;
  reply.header('etag', etag).header('accept-ranges', 'bytes').header('cache-control', 'private, no-cache');
  if (headers['if-none-match'] === etag) return reply.code(304).send();
  const isSameFile = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = parseByteRange(isSameFile ? headers.range : undefined, bytes);
  if (range === null) return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  const { from, to } = range === 'all' ? { from: 0, to: bytes - 1 } : range;
  const content = readStoredRange(deps, pieces, { from, to });
  // A file that can't be read is reported before the headers are sent.
  const first = await content.next();
  if (range !== 'all') reply.code(206).header('content-range', `bytes ${from}-${to}/${bytes}`);
  return reply
    .type(mediaType)
    .header('content-length', to - from + 1)
    .header('content-disposition', mediaType.startsWith('video/') ? 'inline' : contentDisposition(name))
    .send(Readable.from(concat(first, content), { objectMode: false }));
}

async function* concat(first: IteratorResult<Buffer>, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  if (!first.done) yield first.value;
  yield* rest;
}
