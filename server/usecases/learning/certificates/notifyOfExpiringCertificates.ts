import { addDays } from '../../../../domain/dates/days.ts';
import { groupBy } from '../../../../domain/groupBy.ts';
import { renewalDays } from '../../../../domain/learning/certificates.ts';
import { today } from '../../../clock.ts';
import type { Deps } from '../../../deps.ts';
import { platformScope } from '../../../kernel/scope.ts';
import { takeExpiringCertificates } from '../../../store/learning/certificates.ts';
import { addNotifications } from '../../../store/notifications/notifications.ts';

const batchSize = 5_000;

/** Notifies people once before their certificates expire, in one notification a day for all of them. Safe to repeat. */
export async function notifyOfExpiringCertificates(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const day = today(deps.clock);
  for (let isFull = true; isFull; ) {
    isFull = await deps.database.as(platformScope, async (tx) => {
      const expiring = await takeExpiringCertificates(tx, addDays(day, renewalDays), batchSize);
      for (const [accountId, certificates] of groupBy(expiring, ({ account_id }) => account_id)) {
        const userIds = [...new Set(certificates.flatMap(({ user_id }) => user_id ?? []))];
        const added = {
          accountId,
          event: 'certificates_expiring',
          recordId: null,
          occasion: day,
          now,
        } as const;
        if (userIds.length > 0) await addNotifications(tx, added, { userIds });
      }
      return expiring.length === batchSize;
    });
  }
}
