import type { FastifyInstance } from 'fastify';
import { sprintCalls } from '../../../contract/v2/sprints.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { listSprintChoices } from '../../store/builder/sprintChoices.ts';
import { changeSprintStatus } from '../../usecases/builder/changeSprintStatus.ts';
import { copySprint } from '../../usecases/builder/copySprint.ts';
import { setSprintTemplate } from '../../usecases/builder/setSprintTemplate.ts';
import { callServer } from '../calls.ts';

export function registerSprintRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve } = callServer(app, deps);
  serve(sprintCalls.choices, async ({ kind, ...query }, caller) => ({
    choices: await deps.database.as(caller.scope, (tx) =>
      listSprintChoices(tx, caller.person.currentAccount.id, kind, query),
    ),
  }));
  serve(sprintCalls.changeSprintStatus, async (input, caller) => {
    await changeSprintStatus(deps, caller, input);
    return { message: answers.sprintStatus[input.status] };
  });
  serve(sprintCalls.setTemplate, async (input, caller) => {
    await setSprintTemplate(deps, caller, input);
    return { message: answers.sprintTemplate[input.is_template ? 'offered' : 'withdrawn'] };
  });
  serve(sprintCalls.copySprint, async ({ sprint_id }, caller) => ({
    id: await copySprint(deps, caller, sprint_id),
    message: answers.sprintCopied,
  }));
}
