import { field, type ValueOf } from '../kit/resource.ts';

/**
 * Demographics that people state about themselves; null is "prefer not to say". These columns of `users` are not part of any record: only
 * the person reads and writes them, and a release reads merged copies that are frozen at launch.
 */
export const demographics = {
  gender: field.choice(['woman', 'man', 'nonBinary', 'other'], { personal: 'sensitive' }),
  race: field.choice(['asian', 'black', 'latino', 'middleEastern', 'indigenous', 'white', 'mixed', 'other'], {
    personal: 'sensitive',
  }),
  birth_year: field.number({ min: 1920, max: 2015, personal: 'sensitive' }),
} as const;

export type Demographics = {
  readonly [K in keyof typeof demographics]: ValueOf<(typeof demographics)[K]>;
};
