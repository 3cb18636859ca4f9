import { nudgeTime } from '../../../../domain/builder/sprintNudges.ts';
import { groupBy } from '../../../../domain/groupBy.ts';
import { localTimeOf } from '../../../../domain/reminders/workingTime.ts';
import type { Deps } from '../../../deps.ts';
import { platformScope } from '../../../kernel/scope.ts';
import { listDueNudges, listNudgeZones } from '../../../store/builder/sprintNudges.ts';
import { addNotifications } from '../../../store/notifications/notifications.ts';

const batchSize = 5_000;

/**
 * Notifies people of open steps in the rhythm of each sprint, from the morning of their day on. The key of a notification contains the day,
 * so that it is added once however many servers run this.
 */
export async function notifyOfSprintSteps(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const names = await deps.database.as(platformScope, listNudgeZones);
  const zones = names
    .map((name) => ({ name, ...localTimeOf(now, name) }))
    .filter(({ time }) => time >= nudgeTime);
  if (zones.length === 0) return;
  for (let isFull = true; isFull; ) {
    isFull = await deps.database.as(platformScope, async (tx) => {
      const due = await listDueNudges(tx, zones, batchSize);
      for (const nudges of groupBy(due, ({ sprint_id, day }) => `${sprint_id} ${day}`).values()) {
        const [first] = nudges;
        if (!first) continue;
        const { account_id: accountId, sprint_id: recordId, day: occasion } = first;
        const userIds = nudges.map(({ user_id }) => user_id);
        await addNotifications(
          tx,
          { accountId, event: 'sprint_nudge', recordId, occasion, now },
          { userIds },
        );
      }
      return due.length === batchSize;
    });
  }
}
