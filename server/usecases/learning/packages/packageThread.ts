import { once } from 'node:events';
import { setPriority } from 'node:os';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { filePieceBytes } from '../../../../domain/learning/files/lessonFiles.ts';
import { packageLimits } from '../../../../domain/learning/packages/packageLimits.ts';
import { packagePartsOf } from '../../../../domain/learning/packages/packageParts.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { PackageEntry } from '../../../store/learning/packages.ts';
import { unpackPart } from '../../imports/file/workbook/openArchive.ts';
import type { ZipPart } from '../../imports/file/workbook/readZipParts.ts';
import { listPackageEntries, maxUnpacked } from './listPackageEntries.ts';
import { readManifest } from './readManifest.ts';
import type { MessageFromPackageThread, MessageToPackageThread } from './unpackPackage.ts';

const manifestName = 'imsmanifest.xml';
const lowPriority = 10;

// On Linux, a priority applies to the calling thread, elsewhere to the whole process.
if (process.platform === 'linux') setPriority(lowPriority);
if (parentPort) await answer(parentPort);

async function answer(port: MessagePort): Promise<void> {
  const post = (message: MessageFromPackageThread) => port.postMessage(message);
  try {
    const bytes = await receive(port);
    const parts = listPackageEntries(bytes);
    const manifest = parts.find(({ name }) => name === manifestName);
    if (!manifest) throw new Refusal('package_manifest');
    if (manifest.size > packageLimits.manifestBytes) throw new Refusal('package_too_large');
    const facts = await readManifest(decode(unpackedOf(bytes, manifest)));
    const names = new Set(parts.map(({ name }) => name));
    const launched = packagePartsOf(facts).map(({ launch }) =>
      decodeURIComponent(launch.replace(/[?#].*$/s, '')),
    );
    if (!launched.every((name) => names.has(name))) throw new Refusal('package_manifest');
    const entries = await unpackAll(bytes, parts, async (piece) => {
      const stored = once(port, 'message');
      post({ kind: 'piece', piece });
      await stored;
    });
    post({ kind: 'done', facts, entries });
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof URIError)) throw error;
    const code = error instanceof Refusal ? error.code : 'package_manifest';
    post({ kind: 'refused', code: code === 'file_refused' ? 'package_damaged' : code });
  }
}

/** Collects the pieces of the package until its end. */
function receive(port: MessagePort): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  return new Promise((resolve) => {
    const onMessage = (message: MessageToPackageThread) => {
      if (message !== 'end') return void pieces.push(message as Uint8Array); // `next` is only sent after a piece
      port.off('message', onMessage);
      resolve(Buffer.concat(pieces));
    };
    port.on('message', onMessage);
  });
}

/** Unpacks an entry. Its real size counts, whatever the directory claims. */
async function* unpackedOf(bytes: Buffer, part: ZipPart): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of unpackPart(bytes, part)) {
    size += chunk.length;
    if (size > maxUnpacked(part)) throw new Refusal('package_too_large');
    yield chunk;
  }
}

async function* decode(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > packageLimits.manifestBytes) throw new Refusal('package_too_large');
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

/** Unpacks all files one after another into pieces of equal size. Returns where each file is. */
async function unpackAll(
  bytes: Buffer,
  parts: readonly ZipPart[],
  store: (piece: Uint8Array) => Promise<void>,
): Promise<PackageEntry[]> {
  const entries: PackageEntry[] = [];
  let total = 0;
  let waiting: Buffer = Buffer.alloc(0);
  for (const part of parts) {
    const start = total;
    for await (const chunk of unpackedOf(bytes, part)) {
      total += chunk.length;
      if (total > packageLimits.unpackedBytes) throw new Refusal('package_too_large');
      waiting = Buffer.concat([waiting, chunk]);
      while (waiting.length >= filePieceBytes) {
        await store(waiting.subarray(0, filePieceBytes));
        waiting = waiting.subarray(filePieceBytes);
      }
    }
    entries.push({ path: part.name, start, bytes: total - start });
  }
  if (waiting.length > 0) await store(waiting);
  return entries;
}
