import type { AnswerOf } from '../contract/call.ts';
import { scoreCalls } from '../contract/v2/assessments.ts';
import { callMain } from './http.ts';

interface Asked {
  readonly signal: AbortSignal;
}

/** The profiles of the signed-in person: the own ones, and those of raters once they are released. */
export const ownScores = (userId: number) => ({
  queryKey: ['own scores', userId] as const,
  queryFn: ({ signal }: Asked) => callMain(scoreCalls.own, {}, { signal }),
});
export type OwnScores = AnswerOf<typeof scoreCalls.own>;

/** The patterns of strengths nearest to the own newest profile. */
export const ownInsight = (userId: number) => ({
  queryKey: ['own insight', userId] as const,
  queryFn: async ({ signal }: Asked) => (await callMain(scoreCalls.insight, {}, { signal })).insight,
});
