import { choice, number, type ValueOf } from '../kit/resource.ts';

/**
 * What a person may say about themselves; null is "prefer not to say". Columns of `users`, yet never in a
 * user record: only the person reads and writes them, and a release reads them merged and frozen.
 */
export const demographics = {
  gender: choice(['woman', 'man', 'nonBinary', 'other']),
  race: choice(['asian', 'black', 'latino', 'middleEastern', 'indigenous', 'white', 'mixed', 'other']),
  birth_year: number({ min: 1920, max: 2015 }),
} as const;

export type Demographics = {
  readonly [K in keyof typeof demographics]: ValueOf<(typeof demographics)[K]>;
};
