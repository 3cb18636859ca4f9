/** Outcome of a sign-in attempt. */
export const signInOutcomes = [
  'succeeded',
  'code_asked',
  'bad_credentials',
  'bad_code',
  'password_outdated',
  'locked',
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

/** Retention of sign-in records: the network part of the address for `networkDays`, the record itself for `days`. */
export const signInRetention = { networkDays: 30, days: 365 } as const;
