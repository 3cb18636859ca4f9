/** One entry of a calendar, as it is sent in an invitation or listed in a feed. */
export interface CalendarItem {
  /** Stays the same for as long as the entry exists. */
  readonly uid: string;
  /** Increases with each message about the entry. */
  readonly sequence: number;
  readonly title: string;
  readonly description: string | null;
  readonly location: string | null;
  /** The page of the entry. */
  readonly url: string;
  /** When the entry begins; midnight UTC of the date of an entry that takes a whole day. */
  readonly start: Date;
  /** The duration; null for a whole day. */
  readonly minutes: number | null;
  /** The IANA zone in which the entry stays at its local time. A whole day has none, because it is the date everywhere. */
  readonly timeZone: string;
  readonly isCancelled: boolean;
  /** Who invites whom; null for an entry that is only listed. */
  readonly invitation: {
    readonly organizer: CalendarAddress;
    readonly attendee: CalendarAddress;
  } | null;
}

export interface CalendarAddress {
  readonly name: string;
  readonly email: string;
}

/** How a calendar is delivered (RFC 5546): an invitation or its update, its cancellation, or a list without invitations. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';
