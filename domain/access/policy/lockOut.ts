/** `network`: one person from one address; `everywhere`: one person from all of them together. */
export type Reach = 'network' | 'everywhere';

/**
 * So many wrong passwords within so many minutes, then it has to be waited. Far more are allowed from everywhere
 * together, or anybody could lock a person out by guessing badly on purpose.
 */
export const lockOutLimits = {
  network: { tries: 10, minutes: 15 },
  everywhere: { tries: 60, minutes: 15 },
} as const satisfies Record<Reach, { readonly tries: number; readonly minutes: number }>;
