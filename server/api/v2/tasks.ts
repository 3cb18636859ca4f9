import type { FastifyInstance } from 'fastify';
import { tasksCalls } from '../../../contract/v2/tasks.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { countRuns, newestRuns } from '../../store/platform/jobRuns.ts';
import { readOutbox, retryMail } from '../../usecases/mail/outbox.ts';
import { cancelJob, readSchedules, retryJob, runNow } from '../../usecases/platform/jobs.ts';
import { serve } from '../calls.ts';

export function tasks(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, tasksCalls.outbox, ({ page }) => readOutbox(deps, page));
  serve(app, deps, tasksCalls.jobs, async () => ({
    jobs: await newestRuns(deps.database),
    counts: await countRuns(deps.database),
  }));
  serve(app, deps, tasksCalls.retry, async ({ id }, { signedIn }) => {
    await retryJob(deps, signedIn, id);
    return { message: answers.retried };
  });
  serve(app, deps, tasksCalls.cancel, async ({ id }, { signedIn }) => {
    await cancelJob(deps, signedIn, id);
    return { message: answers.jobCancelled };
  });
  serve(app, deps, tasksCalls.schedules, async () => ({ schedules: await readSchedules(deps) }));
  serve(app, deps, tasksCalls.runNow, async ({ name }, { signedIn }) => {
    await runNow(deps, signedIn, name);
    return { message: answers.jobAsked };
  });
  serve(app, deps, tasksCalls.retryMail, async ({ id }, { signedIn }) => {
    await retryMail(deps, signedIn, id);
    return { message: answers.retried };
  });
}
