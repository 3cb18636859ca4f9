import type { ScheduledJob } from '../../../contract/v2/backgroundTasks.ts';
import { nextRun, parseSchedule } from '../../../domain/jobs/jobSchedule.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { type AuditAction, recordAudit } from '../../kernel/recordAudit.ts';
import { platformScope } from '../../kernel/scope.ts';
import { cancelRun, listScheduledWork, retryRun } from '../../store/platform/jobRuns.ts';

/** Returns the scheduled jobs with their last and next runs. */
export async function readScheduledJobs(deps: Deps): Promise<ScheduledJob[]> {
  const now = deps.clock.now();
  return (await listScheduledWork(deps.database)).map((job) => {
    const schedule = parseSchedule(job.cron);
    return { ...job, next_at: schedule && nextRun(schedule, now).toISOString() };
  });
}

/** Retries a failed run. Throws `not_found` if it doesn't exist or didn't fail. */
export async function retryJob(deps: Deps, caller: Caller, id: string): Promise<void> {
  await recordJobAudit(deps, caller, { action: 'retry', id, name: await retryRun(deps.database, id) });
}

/** Cancels a waiting run. Throws `not_found` if it doesn't exist or is no longer waiting. */
export async function cancelJob(deps: Deps, caller: Caller, id: string): Promise<void> {
  await recordJobAudit(deps, caller, { action: 'cancel', id, name: await cancelRun(deps.database, id) });
}

/** Runs a scheduled job now, in addition to its schedule. Throws `not_found` for any other job. */
export async function runJobNow(deps: Deps, caller: Caller, name: string): Promise<void> {
  const known = (await listScheduledWork(deps.database)).find((job) => job.name === name);
  await recordJobAudit(deps, caller, { action: 'run_now', id: null, name: known?.name ?? null });
  // Only jobs are scheduled, so this is the name of a job.
  await deps.jobs.wake(name as Parameters<Deps['jobs']['wake']>[0]);
}

interface RunChange {
  readonly action: AuditAction;
  readonly id: string | null;
  readonly name: string | null;
}

async function recordJobAudit(deps: Deps, caller: Caller, { action, id, name }: RunChange): Promise<void> {
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
