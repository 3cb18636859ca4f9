/** The statuses of a registration for a live session, for participants and organizers. */
export const registrationStatuses = {
  requested: 'Waiting for approval',
  registered: 'Registered',
  waiting: 'On the wait list',
  offered: 'Seat offered',
  expired: 'Offer expired',
  declined: 'Not approved',
  cancelled: 'Canceled',
  attended: 'Attended',
  no_show: 'Not attended',
} as const;
