import { parentPort, workerData } from 'node:worker_threads';
import type { Release } from '../../../domain/release/buildRelease.ts';
import { makeRelease, type ReleaseWork } from './makeRelease.ts';

export type ReleaseReport =
  | { readonly done: number; readonly wanted: number }
  | { readonly release: Release };

const port = parentPort;
if (port) {
  const say = (report: ReleaseReport) => port.postMessage(report);
  const work = workerData as ReleaseWork; // passed by `inThread`
  say({ release: await makeRelease(work, (done, wanted) => say({ done, wanted })) });
}
