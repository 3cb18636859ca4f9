import { createHmac } from 'node:crypto';
import { buildRelease, type Release, type ReleaseRequest } from '../../../domain/release/buildRelease.ts';
import { withSolver } from './linearProgram.ts';

/** Everything a release is made of, in a shape that a thread can be handed. */
export interface ReleaseWork extends Omit<ReleaseRequest, 'hash' | 'solver' | 'onStep'> {
  readonly certificateKey: Uint8Array;
}

export type OnStep = (done: number, wanted: number) => void;

export async function makeRelease(work: ReleaseWork, onStep: OnStep): Promise<Release> {
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
