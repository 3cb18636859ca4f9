import type { Generated } from 'kysely';
import type { NotificationEvent } from '../../../domain/notifications/notificationEvents.ts';
import type { Delivery, NotificationKind } from '../../../domain/notifications/notificationKinds.ts';

/** Notifications and how each person receives them. */
export interface NotificationTables {
  notifications: {
    id: Generated<number>;
    account_id: number;
    user_id: number;
    event: NotificationEvent;
    record_id: number | null;
    /** Identifies what happened, so that a retry writes nothing. */
    key: string;
    created_at: string;
    read_at: string | null;
    /** When the email was queued, or when it was decided that there is none. */
    mailed_at: string | null;
  };
  notification_settings: { user_id: number; kind: NotificationKind; delivery: Delivery };
  notification_digests: { user_id: number; day: string };
}
