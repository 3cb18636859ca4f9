import { deletedActionDays, dueSoonDays } from '../../../domain/actions/teamAction.ts';
import { addDays } from '../../../domain/dates/days.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import { removeDeletedActions, takeDueActions } from '../../store/actions/dueActions.ts';
import { addNotifications } from '../../store/notifications/notifications.ts';

const batchSize = 5_000;
const dayMs = 86_400_000;

/**
 * Notifies owners of actions that are due soon or overdue: once a day for all of a person's actions together, and for each action once
 * before and once after its due date. Deletes permanently what was deleted earlier than a day ago. Safe to repeat.
 */
export async function notifyOfDueActions(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const day = today(deps.clock);
  for (let isFull = true; isFull; ) {
    isFull = await deps.database.as(platformScope, async (tx) => {
      const due = await takeDueActions(tx, { today: day, soon: addDays(day, dueSoonDays) }, batchSize);
      for (const [accountId, actions] of groupBy(due, ({ account_id }) => account_id)) {
        const userIds = [...new Set(actions.map(({ owner_id }) => owner_id))];
        const added = { accountId, event: 'actions_due', recordId: null, occasion: day, now } as const;
        await addNotifications(tx, added, { userIds });
      }
      return due.length === batchSize;
    });
  }
  const before = new Date(now.getTime() - deletedActionDays * dayMs).toISOString();
  await deps.database.as(platformScope, (tx) => removeDeletedActions(tx, before));
}
