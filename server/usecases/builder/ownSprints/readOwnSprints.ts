import type { ListedOwnSprint, OwnSprint } from '../../../../contract/v2/ownSprints.ts';
import {
  canManageSprint,
  countInARow,
  dateOfStep,
  selectSteps,
  sortSteps,
  sprintPhase,
} from '../../../../domain/builder/ownSprint.ts';
import { groupBy } from '../../../../domain/groupBy.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { requireFound } from '../../../kernel/requireFound.ts';
import {
  findOwnSprint,
  listOwnSprints,
  listStepsOf,
  type StoredOwnSprint,
  type StoredStep,
} from '../../../store/builder/ownSprints.ts';
import { readerOf, readOwnToday, withOwnSprints } from './ownSprintAccess.ts';

const maxSprints = 50;

/** Returns the sprints of the caller and their teams with the step of today. Throws `emulating`. */
export async function readOwnSprints(deps: Deps, caller: Caller, browserZone: string | null) {
  return withOwnSprints(deps, caller, async (tx, owner) => {
    const today = await readOwnToday(deps, tx, owner, browserZone);
    const sprints = await listOwnSprints(tx, owner, maxSprints);
    const steps = groupBy(
      await listStepsOf(
        tx,
        sprints.map(({ sprint_id }) => sprint_id),
      ),
      ({ sprint_id }) => sprint_id,
    );
    return {
      today,
      sprints: sprints.map((sprint) => presentSprint(sprint, steps.get(sprint.sprint_id) ?? [], today)),
    };
  });
}

interface SprintQuery {
  readonly sprint_id: number;
  readonly time_zone?: string | null | undefined;
}

/** Returns one of the sprints with its steps. Throws `emulating` and `not_found`. */
export async function readOwnSprint(
  deps: Deps,
  caller: Caller,
  { sprint_id, time_zone = null }: SprintQuery,
) {
  return withOwnSprints(deps, caller, async (tx, owner) => {
    const today = await readOwnToday(deps, tx, owner, time_zone);
    const sprint = requireFound(await findOwnSprint(tx, owner, sprint_id));
    const steps = await listStepsOf(tx, [sprint_id]);
    return { today, sprint: presentWhole(sprint, steps, today) };
  });
}

function presentSprint(
  sprint: StoredOwnSprint,
  steps: readonly StoredStep[],
  today: string,
): ListedOwnSprint {
  const { sprint_id, title, purpose, status, team, topic, metric, starts_on, ends_on } = sprint;
  const phase = sprintPhase(sprint, today);
  const dates = { startsOn: starts_on, today };
  const { current, next } = phase === 'over' ? { current: null, next: null } : selectSteps(steps, dates);
  const present = (step: StoredStep | null) =>
    step && { step_id: step.step_id, action: step.action, due_on: dateOfStep(starts_on, step.day) };
  return {
    ...{ sprint_id, title, purpose, status, team, topic, metric, starts_on, ends_on, phase },
    done: steps.filter(({ done_on }) => done_on !== null).length,
    total: steps.length,
    in_a_row: phase === 'running' ? countInARow(steps, dates) : null,
    current: present(current),
    next: present(next),
  };
}

function presentWhole(sprint: StoredOwnSprint, steps: readonly StoredStep[], today: string): OwnSprint {
  const { is_private, nudges, rhythm, retrospective, version, starts_on, is_own } = sprint;
  return {
    ...presentSprint(sprint, steps, today),
    ...{ is_private, nudges, rhythm, version },
    can_manage: canManageSprint(readerOf(sprint)),
    retrospective: retrospective ?? '',
    steps: sortSteps(steps).map(({ step_id, action, day, done_on, done_by }) => ({
      ...{ step_id, action, done_on },
      due_on: dateOfStep(starts_on, day),
      done_by: is_own ? null : done_by,
    })),
  };
}
