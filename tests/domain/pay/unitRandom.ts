import { createSeededRandom } from '../release/createSeededRandom.ts';

/** A seeded generator of numbers from 0 to below 1. */
export function unitRandom(seed: number): () => number {
  const random = createSeededRandom(seed);
  return () => random(0, 999_999_999) / 1e9;
}
