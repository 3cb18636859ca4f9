const cancelled = {
  subject: 'Canceled: %{title}',
  paragraphs: [
    'Hello %{firstName},',
    'The live session “%{title}” on %{when} doesn’t take place.',
    '%{nextDate}',
  ],
  action: 'View sessions',
} as const;

/** Emails about live sessions. `%{when}` is in the time zone of the session, `%{yourTime}` a sentence in that of the recipient. */
export const sessionMails = {
  sessionRegistered: {
    subject: 'You’re registered: %{title}',
    paragraphs: [
      'Hello %{firstName},',
      'You have a seat in the live session “%{title}” on %{when}. %{yourTime}',
      'Location: %{where}',
      'The attached invitation adds the session to your calendar. If you can’t attend, please cancel so that someone else gets your seat.',
    ],
    action: 'Open the session',
  },
  sessionOffered: {
    subject: 'A seat is free: %{title}',
    paragraphs: [
      'Hello %{firstName},',
      'A seat in the live session “%{title}” on %{when} is free for you. %{yourTime}',
      'It’s held for you until %{expires}. After that, it’s offered to the next person on the wait list.',
    ],
    action: 'Accept the seat',
  },
  sessionOfferExpired: {
    subject: 'Your seat was passed on: %{title}',
    paragraphs: [
      'Hello %{firstName},',
      'You didn’t accept the seat in the live session “%{title}” on %{when} in time, so it was offered to the next person. You can join the wait list again.',
    ],
    action: 'Open the session',
  },
  sessionMoved: {
    subject: 'Changed: %{title}',
    paragraphs: [
      'Hello %{firstName},',
      'The live session “%{title}” has changed. It now takes place on %{when}. %{yourTime}',
      'Location: %{where}',
      'If you can’t attend, please cancel so that someone else gets your seat.',
    ],
    action: 'Open the session',
  },
  sessionCancelled: cancelled,
  /** The same text to people who have no invitation in their calendar. */
  sessionCancelledWithoutSeat: cancelled,
  sessionLeft: {
    subject: 'You canceled: %{title}',
    paragraphs: [
      'Hello %{firstName},',
      'You no longer have a seat in the live session “%{title}” on %{when}. The attached file removes it from your calendar.',
      '%{nextDate}',
    ],
    action: 'View sessions',
  },
  sessionDeclined: {
    subject: 'Not approved: %{title}',
    paragraphs: [
      'Hello %{firstName},',
      'Your request to attend the live session “%{title}” on %{when} wasn’t approved.',
      '%{nextDate}',
    ],
    action: 'View sessions',
  },
  sessionReminder: {
    subject: 'Reminder: %{title}',
    paragraphs: [
      'Hello %{firstName},',
      'The live session “%{title}” takes place on %{when}. %{yourTime}',
      'Location: %{where}',
    ],
    action: 'Open the session',
  },
} as const;

/** Values of `%{yourTime}`, `%{where}` and `%{nextDate}`. */
export const sessionWords = {
  yourTime: 'That’s %{time} for you.',
  online: 'Online',
  nextDate: 'The next date with free seats is %{when}.',
} as const;
