import type { Generated } from 'kysely';
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
