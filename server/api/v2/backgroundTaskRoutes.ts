import type { FastifyInstance } from 'fastify';
import { backgroundTaskCalls } from '../../../contract/v2/backgroundTasks.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { countRuns, listNewestRuns } from '../../store/platform/jobRuns.ts';
import { readOutbox, retryMail } from '../../usecases/mail/outbox.ts';
import { cancelJob, readScheduledJobs, retryJob, runJobNow } from '../../usecases/platform/scheduledJobs.ts';
import { callServer } from '../calls.ts';

export function registerBackgroundTaskRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(backgroundTaskCalls.outbox, ({ page }) => readOutbox(deps, page));
  serve(backgroundTaskCalls.jobs, async () => ({
    jobs: await listNewestRuns(deps.database),
    counts: await countRuns(deps.database),
  }));
  serveChange(backgroundTaskCalls.retry, answers.retried, ({ id }, caller) => retryJob(deps, caller, id));
  serveChange(backgroundTaskCalls.cancel, answers.jobCancelled, ({ id }, caller) =>
    cancelJob(deps, caller, id),
  );
  serve(backgroundTaskCalls.schedules, async () => ({ schedules: await readScheduledJobs(deps) }));
  serveChange(backgroundTaskCalls.runNow, answers.jobAsked, ({ name }, caller) =>
    runJobNow(deps, caller, name),
  );
  serveChange(backgroundTaskCalls.retryMail, answers.retried, ({ id }, caller) =>
    retryMail(deps, caller, id),
  );
}
