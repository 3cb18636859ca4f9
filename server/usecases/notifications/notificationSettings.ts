import {
  type Delivery,
  deliveriesOf,
  type NotificationKind,
  notificationKinds,
} from '../../../domain/notifications/notificationKinds.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { ownScope } from '../../kernel/scope.ts';
import {
  readNotificationSettings,
  setNotificationDelivery,
} from '../../store/notifications/notificationSettings.ts';

/** Returns how the caller receives each kind of notification. Throws `emulating`. */
export async function readDeliveries(deps: Deps, caller: Caller) {
  refuseEmulation(caller);
  const stored = await deps.database.as(ownScope(caller.person), (tx) =>
    readNotificationSettings(tx, caller.person.user.id),
  );
  const deliveries = deliveriesOf(stored);
  return notificationKinds.map((kind) => ({ kind, delivery: deliveries[kind] }));
}

/** Sets how the caller receives a kind of notification. Throws `emulating`. */
export async function setDelivery(
  deps: Deps,
  caller: Caller,
  setting: { readonly kind: NotificationKind; readonly delivery: Delivery },
): Promise<void> {
  refuseEmulation(caller);
  const { id: user_id } = caller.person.user;
  await deps.database.as(ownScope(caller.person), (tx) =>
    setNotificationDelivery(tx, { user_id, ...setting }),
  );
}
