import { createHmac } from 'node:crypto';
import { buildRelease, type Release, type ReleaseRequest } from '../../../domain/release/buildRelease.ts';
import { withSolver } from './openSolver.ts';

/** The input of a release, in a form that can be passed to a thread. */
export interface ReleaseInput extends Omit<ReleaseRequest, 'hash' | 'solver' | 'onStep'> {
  readonly certificateKey: Uint8Array;
}

export type OnStep = (done: number, total: number) => void;

export async function makeRelease(work: ReleaseInput, onStep: OnStep): Promise<Release> {
  const { certificateKey, ...request } = work;
  return withSolver((solver) =>
    buildRelease({
      ...request,
      hash: (text) => createHmac('sha256', certificateKey).update(text).digest('hex'),
      solver,
      onStep,
    }),
  );
}
