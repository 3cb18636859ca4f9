import type { LimitedRelease } from '../../../domain/release/overlap/limitRelease.ts';
import { startThread } from '../../startThread.ts';
import type { OnStep, ReleaseInput } from './makeRelease.ts';
import type { ReleaseReport } from './releaseThread.ts';

/** Computes a release in a separate thread, so that the server stays responsive. */
export function makeReleaseInThread(work: ReleaseInput, onStep: OnStep): Promise<LimitedRelease> {
  return new Promise((resolve, reject) => {
    const worker = startThread(new URL('./releaseThread.ts', import.meta.url), { workerData: work });
    worker.on('message', (report: ReleaseReport) => {
      if ('release' in report) resolve(report.release);
      else onStep(report.done, report.wanted);
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The thread ended without a release.')));
  });
}
