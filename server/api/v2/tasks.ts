import type { FastifyInstance } from 'fastify';
import { tasksCalls } from '../../../contract/v2/tasks.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { countRuns, newestRuns } from '../../store/jobRuns.ts';
import { readOutbox, retryMail } from '../../usecases/outbox.ts';
import { retryJob } from '../../usecases/retryJob.ts';
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
  serve(app, deps, tasksCalls.retryMail, async ({ id }, { signedIn }) => {
    await retryMail(deps, signedIn, id);
    return { message: answers.retried };
  });
}
