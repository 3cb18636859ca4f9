import type { Generated } from 'kysely';
import type { MeetingFailure } from '../../../domain/sessions/meetingStatus.ts';
import type { RegistrationStatus } from '../../../domain/sessions/registrationStatus.ts';

/** Registrations for live sessions, and feedback that is linked to nobody. */
export interface SessionTables {
  event_registrations: {
    id: Generated<number>;
    account_id: number;
    event_id: number;
    user_id: number;
    status: RegistrationStatus;
    /** The order on the wait list; null for others. */
    queue_number: number | null;
    offer_expires_at: string | null;
    cancelled_by: 'person' | 'organizer' | null;
    attended_by: 'code' | 'join' | 'import' | 'organizer' | null;
    registered_by: number | null;
    /** The SEQUENCE of the calendar invitation, which increases with each message about it. */
    calendar_sequence: Generated<number>;
    feedback_given: Generated<boolean>;
    reminded: Generated<boolean>;
    created_at: string;
    changed_at: string;
  };
  event_meetings: {
    id: Generated<number>;
    /** Null once the session was deleted, until the meeting is deleted, too. */
    event_id: number | null;
    /** Our id of the meeting at the provider, so that a repeated request creates no second one. */
    external_id: Generated<string>;
    /** The provider's id; null until the meeting exists. */
    meeting_id: string | null;
    join_url: string | null;
    /** What the provider was told last; null before. */
    title: string | null;
    starts_at: string | null;
    minutes: number | null;
    /** Attempts since the last success. */
    attempts: Generated<number>;
    failure: MeetingFailure | null;
    /** Null if the provider isn't asked again before an organizer tries it. */
    next_attempt_at: string | null;
  };
  event_feedback: {
    id: Generated<string>;
    event_id: number;
    /** Complete batches are shown; the order within one is unknown. */
    batch: number;
    useful: number;
    applicable: number;
    recommended: number;
  };
}
