import type { ScheduledJob } from '../../../contract/v2/tasks.ts';
import { nextRun, readSchedule } from '../../../domain/jobs/schedule.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { type AuditAction, recordAudit } from '../../kernel/audit.ts';
import type { Caller } from '../../kernel/caller.ts';
import { platformScope } from '../../kernel/scope.ts';
import { cancelRun, retryRun, scheduledWork } from '../../store/platform/jobRuns.ts';

/** What runs by itself: its last run and its next. */
export async function readSchedules(deps: Deps): Promise<ScheduledJob[]> {
  const now = deps.clock.now();
  return (await scheduledWork(deps.database)).map((job) => {
    const schedule = readSchedule(job.cron);
    return { ...job, next_at: schedule && nextRun(schedule, now).toISOString() };
  });
}

/** Throws `not_found` for a run that is not there or did not fail. */
export async function retryJob(deps: Deps, caller: Caller, id: string): Promise<void> {
  await recordRun(deps, caller, { action: 'retry', id, name: await retryRun(deps.database, id) });
}

/** Throws `not_found` for a run that is not there or does not wait any more. */
export async function cancelJob(deps: Deps, caller: Caller, id: string): Promise<void> {
  await recordRun(deps, caller, { action: 'cancel', id, name: await cancelRun(deps.database, id) });
}

/** Asks for a run besides the schedule. Throws `not_found` for work that nobody scheduled. */
export async function runNow(deps: Deps, caller: Caller, name: string): Promise<void> {
  const known = (await scheduledWork(deps.database)).find((job) => job.name === name);
  await recordRun(deps, caller, { action: 'run_now', id: null, name: known?.name ?? null });
  // What is scheduled was entered under the name of a job.
  await deps.jobs.wake(name as Parameters<Deps['jobs']['wake']>[0]);
}

interface RunChange {
  readonly action: AuditAction;
  readonly id: string | null;
  readonly name: string | null;
}

async function recordRun(deps: Deps, caller: Caller, { action, id, name }: RunChange): Promise<void> {
  if (name === null) throw new Refusal('not_found');
  await deps.database.as(platformScope, (tx) =>
    recordAudit(tx, caller, {
      action,
      resource: 'jobs',
      id,
      after: { name },
      now: deps.clock.now(),
      accountId: caller.person.ownAccount.id,
    }),
  );
}
