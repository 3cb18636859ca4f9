/**
 * `requested`: waits for approval. `registered`: has a seat. `waiting`: on the wait list. `offered`: a seat is held until the offer expires.
 * `attended` and `no_show` are known once the session has begun.
 */
export const registrationStatuses = [
  'requested',
  'registered',
  'waiting',
  'offered',
  'expired',
  'declined',
  'cancelled',
  'attended',
  'no_show',
] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** The statuses that take a seat. An offered seat is held until the offer expires. */
export const seatStatuses = [
  'registered',
  'offered',
  'attended',
  'no_show',
] as const satisfies readonly RegistrationStatus[];

/** The statuses of people who may still attend. They are told about every change of the session. */
export const openStatuses = [
  'requested',
  'registered',
  'waiting',
  'offered',
] as const satisfies readonly RegistrationStatus[];

/** The statuses of people who have had a seat when a session has ended. */
export const pastStatuses = [
  'registered',
  'attended',
  'no_show',
] as const satisfies readonly RegistrationStatus[];

const isOneOf = (statuses: readonly RegistrationStatus[]) => (status: RegistrationStatus) =>
  statuses.includes(status);

/** Whether the person may still attend, so that they can't register again and can cancel. */
export const isOpenRegistration = isOneOf(openStatuses);

/** Whether the person belongs in the session once it begins. */
export const canEnterSession = isOneOf(['registered', 'attended', 'no_show']);
