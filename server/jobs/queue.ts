import PgBoss from 'pg-boss';
import type { Database } from '../store/database.ts';

export type JobName =
  | 'send-mails'
  | 'move-users'
  | 'close-campaigns'
  | 'publish-releases'
  | 'close-surveys'
  | 'remind'
  | 'remind-raters'
  | 'remind-applicants'
  | 'destroy-keys'
  | 'personal-copies'
  | 'forget-sign-ins'
  | 'delete-applications'
  | 'import-users'
  | 'read-files'
  | 'make-reports'
  | 'build-benchmark'
  | 'score-assessments'
  | 'calibrate';

/** Work that may wait. A job carries ids at most, never a person's words. */
export interface Jobs {
  /** Asks for a run soon. Rows that say what is to be done are written before, so a lost wish costs only time. */
  wake(name: JobName): Promise<void>;
  stop(): Promise<void>;
}

export interface JobTable {
  readonly name: JobName;
  /** When it runs by itself, in cron's words, UTC. */
  readonly schedule: string;
  readonly run: () => Promise<void>;
  /** How many of it run at a time on one server: one, unless it says otherwise. */
  readonly atOnce?: number;
}

/** The queue in our own database, on both kinds of it. */
export async function startJobs(
  database: Database,
  table: readonly JobTable[],
  onError: (error: Error) => void,
): Promise<Jobs> {
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
  // While the database is away every look at the queue fails, and the next one is due in seconds.
  boss.on('error', onError);
  await boss.start();
  const workers = new Map<JobName, string[]>();
  for (const job of table) {
    await boss.createQueue(job.name, { name: job.name, policy: 'short', retryLimit: 3, retryBackoff: true });
    const ids: string[] = [];
    for (let worker = 0; worker < (job.atOnce ?? 1); worker += 1) {
      ids.push(await boss.work(job.name, { pollingIntervalSeconds: 2 }, () => job.run()));
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
