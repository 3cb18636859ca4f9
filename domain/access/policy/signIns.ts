/** How an attempt to sign in ended. */
export const signInOutcomes = [
  'succeeded',
  'code_asked',
  'bad_credentials',
  'bad_code',
  'password_outdated',
  'locked',
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

/** The network part of an address is kept for so many days, the sign-in itself for so many. */
export const signInsKept = { networkDays: 30, days: 365 } as const;
