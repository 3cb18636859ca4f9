import type { Worker } from 'node:worker_threads';
import type { PackageFacts } from '../../../../domain/learning/packages/packageStandards.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { RefusalCode } from '../../../../domain/refusalCodes.ts';
import { startThread } from '../../../startThread.ts';
import type { PackageEntry } from '../../../store/learning/packages.ts';

export type MessageToPackageThread = Uint8Array | 'end' | 'next';
export type MessageFromPackageThread =
  | { readonly kind: 'piece'; readonly piece: Uint8Array }
  | { readonly kind: 'done'; readonly facts: PackageFacts; readonly entries: readonly PackageEntry[] }
  | { readonly kind: 'refused'; readonly code: RefusalCode };

export interface UnpackedPackage {
  readonly facts: PackageFacts;
  readonly entries: readonly PackageEntry[];
}

const thread = new URL('./packageThread.ts', import.meta.url);
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };
/** Includes the time to read the package and to store its files. */
const usualLimits = { maxMs: 120_000 };

/**
 * Unpacks a package in a thread, so that the server stays responsive, and stores its files in pieces through `store`, one at a time. Throws the
 * refusals of `package…`, `package_too_large` also if the thread exceeds its memory, and `unpacking_timed_out`.
 */
export async function unpackPackage(
  pieces: AsyncIterable<Buffer>,
  store: (piece: Buffer) => Promise<void>,
  { maxMs } = usualLimits,
): Promise<UnpackedPackage> {
  const worker = startThread(thread, { resourceLimits });
  const answer = new Promise<UnpackedPackage>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Refusal('unpacking_timed_out')), maxMs);
    const settle = (end: () => void) => {
      clearTimeout(timer);
      end();
    };
    worker.on('message', (message: MessageFromPackageThread) => {
      if (message.kind === 'done') return settle(() => resolve(message));
      if (message.kind === 'refused') return settle(() => reject(new Refusal(message.code)));
      store(Buffer.from(message.piece)).then(
        () => worker.postMessage('next' satisfies MessageToPackageThread),
        (error) => settle(() => reject(error)),
      );
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      settle(() =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Refusal('package_too_large') : error),
      ),
    );
    worker.on('exit', () => settle(() => reject(new Error('The thread ended before the package was read.'))));
  });
  try {
    await Promise.race([answer, send(worker, pieces).then(() => answer)]);
    return await answer;
  } finally {
    await worker.terminate();
  }
}

async function send(worker: Worker, pieces: AsyncIterable<Buffer>): Promise<void> {
  for await (const piece of pieces) worker.postMessage(piece satisfies MessageToPackageThread);
  worker.postMessage('end' satisfies MessageToPackageThread);
}
