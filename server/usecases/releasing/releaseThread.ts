import { parentPort, workerData } from 'node:worker_threads';
import type { LimitedRelease } from '../../../domain/release/overlap/limitRelease.ts';
import { makeRelease, type ReleaseInput } from './makeRelease.ts';

export type ReleaseReport =
  | { readonly done: number; readonly wanted: number }
  | { readonly release: LimitedRelease };

const port = parentPort;
if (port) {
  const report = (report: ReleaseReport) => port.postMessage(report);
  const work = workerData as ReleaseInput; // Passed when the thread is started.
  report({ release: await makeRelease(work, (done, total) => report({ done, wanted: total })) });
}
