import type { Delivery, NotificationKind } from '../../../domain/notifications/notificationKinds.ts';
import type { Tx } from '../database.ts';

/** Returns what a person has set. */
export async function readNotificationSettings(tx: Tx, userId: number) {
  return tx
    .selectFrom('notification_settings')
    .select(['kind', 'delivery'])
    .where('user_id', '=', userId)
    .execute();
}

/** Stores the delivery of one kind. */
export async function setNotificationDelivery(
  tx: Tx,
  setting: { readonly user_id: number; readonly kind: NotificationKind; readonly delivery: Delivery },
): Promise<void> {
  await tx
    .insertInto('notification_settings')
    .values(setting)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({ delivery: setting.delivery }),
    )
    .execute();
}
