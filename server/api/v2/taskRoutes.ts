import type { FastifyInstance } from 'fastify';
import { backgroundTaskCalls } from '../../../contract/v2/backgroundTasks.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { countRuns, newestRuns } from '../../store/platform/jobRuns.ts';
import { readOutbox, retryMail } from '../../usecases/mail/outbox.ts';
import { cancelJob, readScheduledJobs, retryJob, runJobNow } from '../../usecases/platform/scheduledJobs.ts';
import { serve } from '../calls.ts';

export function registerTaskRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, backgroundTaskCalls.outbox, ({ page }) => readOutbox(deps, page));
  serve(app, deps, backgroundTaskCalls.jobs, async () => ({
    jobs: await newestRuns(deps.database),
    counts: await countRuns(deps.database),
  }));
  serve(app, deps, backgroundTaskCalls.retry, async ({ id }, { signedIn }) => {
    await retryJob(deps, signedIn, id);
    return { message: answers.retried };
  });
  serve(app, deps, backgroundTaskCalls.cancel, async ({ id }, { signedIn }) => {
    await cancelJob(deps, signedIn, id);
    return { message: answers.jobCancelled };
  });
  serve(app, deps, backgroundTaskCalls.schedules, async () => ({ schedules: await readScheduledJobs(deps) }));
  serve(app, deps, backgroundTaskCalls.runNow, async ({ name }, { signedIn }) => {
    await runJobNow(deps, signedIn, name);
    return { message: answers.jobAsked };
  });
  serve(app, deps, backgroundTaskCalls.retryMail, async ({ id }, { signedIn }) => {
    await retryMail(deps, signedIn, id);
    return { message: answers.retried };
  });
}
