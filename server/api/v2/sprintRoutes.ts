import type { FastifyInstance } from 'fastify';
import { sprintCalls } from '../../../contract/v2/sprints.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { sprintChoicesOf } from '../../store/builder/sprintChoices.ts';
import { changeSprintStatus } from '../../usecases/builder/changeSprintStatus.ts';
import { copySprint } from '../../usecases/builder/copySprint.ts';
import { serve } from '../calls.ts';

export function registerSprintRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, sprintCalls.choices, async ({ kind, ...query }, { signedIn }) => ({
    choices: await deps.database.as(signedIn.scope, (tx) =>
      sprintChoicesOf(tx, signedIn.person.currentAccount.id, kind, query),
    ),
  }));
  serve(app, deps, sprintCalls.changeSprintStatus, async (input, { signedIn }) => {
    await changeSprintStatus(deps, signedIn, input);
    return { message: answers.sprintStatus[input.status] };
  });
  serve(app, deps, sprintCalls.copySprint, async ({ sprint_id }, { signedIn }) => ({
    id: await copySprint(deps, signedIn, sprint_id),
    message: answers.sprintCopied,
  }));
}
