import PgBoss from 'pg-boss';
import { failureFacts, failureReason } from '../kernel/failureFacts.ts';
import type { Log } from '../log.ts';
import type { Database } from '../store/database.ts';

export type JobName =
  | 'advance-sessions'
  | 'send-mails'
  | 'send-texts'
  | 'sync-meetings'
  | 'move-users'
  | 'open-campaigns'
  | 'close-campaigns'
  | 'publish-releases'
  | 'move-forms'
  | 'close-surveys'
  | 'remind'
  | 'remind-raters'
  | 'remind-applicants'
  | 'destroy-keys'
  | 'personal-copies'
  | 'delete-launches'
  | 'delete-files'
  | 'forget-sign-ins'
  | 'delete-applications'
  | 'publish-feedback'
  | 'import-users'
  | 'read-files'
  | 'make-reports'
  | 'build-benchmark'
  | 'score-assessments'
  | 'calibrate'
  | 'audit-shares'
  | 'expiring-certificates'
  | 'send-notifications';

/** Background jobs. A job contains ids only, never personal data. */
export interface JobQueue {
  /**
   * Requests a run of the job as soon as possible. The rows to process are stored first, so a lost request
   * only delays the work.
   */
  wake(name: JobName): Promise<void>;
  stop(): Promise<void>;
}

export interface ScheduledJob {
  readonly name: JobName;
  /** Cron expression in UTC. */
  readonly schedule: string;
  readonly run: () => Promise<void>;
  /** Concurrent runs per server; one by default. */
  readonly concurrency?: number;
}

interface JobReports {
  readonly log: Log;
  /** Errors of the queue itself, such as a lost database. */
  readonly onError: (error: Error) => void;
}

/** Starts the job queue in the product's own database, PostgreSQL or embedded. */
export async function startJobQueue(
  database: Database,
  table: readonly ScheduledJob[],
  { log, onError }: JobReports,
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: {
      async executeSql(text: string, values?: unknown[]) {
        const { rows } = await database.executeSql(text, values);
        return { rows };
      },
    },
    supervise: true,
    schedule: true,
  });
  // While the database is unavailable, polling fails every few seconds.
  boss.on('error', onError);
  await boss.start();
  const workers = new Map<JobName, string[]>();
  for (const job of table) {
    await boss.createQueue(job.name, { name: job.name, policy: 'short', retryLimit: 3, retryBackoff: true });
    const ids: string[] = [];
    for (let worker = 0; worker < (job.concurrency ?? 1); worker += 1) {
      ids.push(await boss.work(job.name, { pollingIntervalSeconds: 2 }, () => runLogged(job, log)));
    }
    workers.set(job.name, ids);
    await boss.schedule(job.name, job.schedule);
  }
  return {
    async wake(name) {
      await boss.send(name, {});
      for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }).catch(onError),
  };
}

/**
 * Logs a failure. The queue stores all properties of a thrown error, some of which quote values, so only the
 * reason is passed on.
 */
async function runLogged({ name, run }: ScheduledJob, log: Log): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.error({ job: name, ...failureFacts(error) }, 'job failed');
    throw new Error(failureReason(error));
  }
}
