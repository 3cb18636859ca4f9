import type { ScheduledJob } from '../../contract/v2/tasks.ts';
import { nextRun, readSchedule } from '../../domain/jobs/schedule.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Deps } from '../deps.ts';
import { recordChange } from '../store/auditLog.ts';
import { cancelRun, retryRun, scheduledWork } from '../store/jobRuns.ts';
import type { Asker } from './asker.ts';
import { everywhere } from './scopes.ts';

/** What runs by itself: its last run and its next. */
export async function readSchedules(deps: Deps): Promise<ScheduledJob[]> {
  const now = deps.clock.now();
  return (await scheduledWork(deps.database)).map((job) => {
    const schedule = readSchedule(job.cron);
    return { ...job, next_at: schedule && nextRun(schedule, now).toISOString() };
  });
}

/** Throws `not_found` for a run that is not there or did not fail. */
export async function retryJob(deps: Deps, asker: Asker, id: string): Promise<void> {
  await note(deps, asker, { action: 'retry', id, name: await retryRun(deps.database, id) });
}

/** Throws `not_found` for a run that is not there or does not wait any more. */
export async function cancelJob(deps: Deps, asker: Asker, id: string): Promise<void> {
  await note(deps, asker, { action: 'cancel', id, name: await cancelRun(deps.database, id) });
}

/** Asks for a run besides the schedule. Throws `not_found` for work that nobody scheduled. */
export async function runNow(deps: Deps, asker: Asker, name: string): Promise<void> {
  const known = (await scheduledWork(deps.database)).find((job) => job.name === name);
  await note(deps, asker, { action: 'run_now', id: null, name: known?.name ?? null });
  // What is scheduled was entered under the name of a job.
  await deps.jobs.wake(name as Parameters<Deps['jobs']['wake']>[0]);
}

interface Deed {
  readonly action: string;
  readonly id: string | null;
  readonly name: string | null;
}

async function note(deps: Deps, asker: Asker, { action, id, name }: Deed): Promise<void> {
  if (name === null) throw new Refusal('not_found', 404);
  await deps.database.as(everywhere, (tx) =>
    recordChange(tx, {
      actorId: asker.person.user.id,
      accountId: asker.person.ownAccount.id,
      asAccountId: asker.emulation?.accountId ?? null,
      action,
      resource: 'jobs',
      recordId: id,
      after: { name },
      at: deps.clock.now().toISOString(),
    }),
  );
}
