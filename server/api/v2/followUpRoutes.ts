import type { FastifyInstance } from 'fastify';
import { followUpCalls as calls } from '../../../contract/v2/followUps.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { cancelFollowUp } from '../../usecases/followUps/cancelFollowUp.ts';
import { readFollowUp } from '../../usecases/followUps/readFollowUp.ts';
import { scheduleFollowUp } from '../../usecases/followUps/scheduleFollowUp.ts';
import { callServer } from '../calls.ts';

export function registerFollowUpRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(calls.followUp, (focus, caller) => readFollowUp(deps, caller, focus));
  serve(calls.scheduleFollowUp, async (input, caller) => ({
    id: await scheduleFollowUp(deps, caller, input),
    message: answers.followUpScheduled,
  }));
  serveChange(calls.cancelFollowUp, answers.followUpCanceled, ({ id }, caller) =>
    cancelFollowUp(deps, caller, id),
  );
}
