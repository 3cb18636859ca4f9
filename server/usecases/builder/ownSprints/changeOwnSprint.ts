import { changeSprintStatus } from '../../../../domain/builder/sprint.ts';
import type { NudgeRhythm } from '../../../../domain/builder/sprintNudges.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { changeSprint, setSprintStatus, summarizeSteps } from '../../../store/builder/sprints.ts';
import { auditSprint, lockManagedSprint, lockVisibleSprint, withOwnSprints } from './ownSprintAccess.ts';

interface Retrospective {
  readonly sprint_id: number;
  readonly text: string;
  readonly version: string;
}

/** Saves the retrospective of a sprint; a team shares one text. Throws `emulating`, `not_found` and `conflict`. */
export async function saveRetrospective(deps: Deps, caller: Caller, input: Retrospective): Promise<void> {
  await withOwnSprints(deps, caller, async (tx, owner) => {
    const sprint = await lockVisibleSprint(tx, owner, input.sprint_id);
    const before = { retrospective: sprint.retrospective };
    const after = { retrospective: input.text === '' ? null : input.text };
    if (before.retrospective === after.retrospective) return;
    if (Date.parse(sprint.version) !== Date.parse(input.version)) throw new Refusal('conflict');
    await changeSprint(tx, sprint.sprint_id, after, deps.clock.now());
    await auditSprint(deps, tx, caller, { sprint, action: 'update', before, after });
  });
}

interface End {
  readonly sprint_id: number;
  readonly status: 'finished' | 'cancelled';
}

/** Finishes or cancels a sprint; a repeated request changes nothing. Throws `emulating`, `not_found`, `forbidden` and `status_change`. */
export async function endOwnSprint(deps: Deps, caller: Caller, { sprint_id, status }: End): Promise<void> {
  await withOwnSprints(deps, caller, async (tx, owner) => {
    const sprint = await lockManagedSprint(tx, owner, sprint_id);
    if (sprint.status === status) return;
    const { count } = await summarizeSteps(tx, sprint_id);
    const after = { status: changeSprintStatus(sprint.status, status, count) };
    await setSprintStatus(tx, sprint_id, status, deps.clock.now());
    await auditSprint(deps, tx, caller, {
      sprint,
      action: 'status',
      before: { status: sprint.status },
      after,
    });
  });
}

interface Nudges {
  readonly sprint_id: number;
  readonly nudges: boolean;
  readonly rhythm: NudgeRhythm;
}

/** Changes the nudges of a sprint. Throws `emulating`, `not_found` and `forbidden`. */
export async function setSprintNudges(deps: Deps, caller: Caller, input: Nudges): Promise<void> {
  const { sprint_id, ...after } = input;
  await withOwnSprints(deps, caller, async (tx, owner) => {
    const sprint = await lockManagedSprint(tx, owner, sprint_id);
    const before = { nudges: sprint.nudges, rhythm: sprint.rhythm };
    if (before.nudges === after.nudges && before.rhythm === after.rhythm) return;
    await changeSprint(tx, sprint_id, after, deps.clock.now());
    await auditSprint(deps, tx, caller, { sprint, action: 'update', before, after });
  });
}
