import { createHmac } from 'node:crypto';
import { buildRelease, type ReleaseRequest } from '../../../domain/release/buildRelease.ts';
import {
  type LimitedRelease,
  limitRelease,
  type OverlapRequest,
} from '../../../domain/release/overlap/limitRelease.ts';
import { withSolver } from './openSolver.ts';

/** The input of a release, in a form that can be passed to a thread. */
export interface ReleaseInput extends Omit<ReleaseRequest, 'hash' | 'solver' | 'onStep'> {
  readonly certificateKey: Uint8Array;
  /** The audiences that the release is compared with (R24); null for a campaign without a roster. */
  readonly audiences: Pick<OverlapRequest, 'invited' | 'minInvited' | 'earlier'> | null;
}

export type OnStep = (done: number, total: number) => void;

export async function makeRelease(work: ReleaseInput, onStep: OnStep): Promise<LimitedRelease> {
  const { certificateKey, audiences, ...request } = work;
  return withSolver((solver) => {
    const release = buildRelease({
      ...request,
      hash: (text) => createHmac('sha256', certificateKey).update(text).digest('hex'),
      solver,
      onStep,
    });
    if (audiences === null)
      return { ...release, limitedByAudience: false, hasNearAudience: false, sharesLimited: false };
    const { topics, k } = request;
    return limitRelease(release, { ...audiences, topics, k, solver });
  });
}
