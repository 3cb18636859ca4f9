import { maxDaysAhead, maxOpenSprints } from '../../../../domain/builder/ownSprint.ts';
import type { NudgeRhythm } from '../../../../domain/builder/sprintNudges.ts';
import { addDays } from '../../../../domain/dates/days.ts';
import { groupBy } from '../../../../domain/groupBy.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { requireFound } from '../../../kernel/requireFound.ts';
import { listLedTeams } from '../../../store/actions/actionGroups.ts';
import { listStepsOf, type SprintOwner } from '../../../store/builder/ownSprints.ts';
import {
  addSprintFrom,
  countOpenSprints,
  findSprintOfRequest,
  listSprintTemplates,
} from '../../../store/builder/sprintTemplates.ts';
import type { Tx } from '../../../store/database.ts';
import { auditSprint, readOwnToday, withOwnSprints } from './ownSprintAccess.ts';

/** Invitees and applicants take part in surveys only. */
const canStartSprints = ({ person }: Caller) => person.user.type === null;

/** Returns the templates of the account, and the teams that the caller leads. Throws `emulating`. */
export async function readSprintTemplates(deps: Deps, caller: Caller) {
  return withOwnSprints(deps, caller, async (tx, { accountId, userId }) => {
    if (!canStartSprints(caller)) return { templates: [], teams: [] };
    const teams = await listLedTeams(tx, accountId, userId);
    const templates = await listSprintTemplates(tx, accountId);
    const ids = templates.map(({ template_id }) => template_id);
    const steps = groupBy(await listStepsOf(tx, ids), ({ sprint_id }) => sprint_id);
    return {
      templates: templates.map((one) => ({ ...one, steps: steps.get(one.template_id) ?? [] })),
      teams: teams.map(({ id, name }) => ({ team_id: id, name })),
    };
  });
}

export interface SprintStart {
  readonly request_key: string;
  readonly template_id: number;
  readonly team_id: number | null;
  readonly starts_on: string;
  readonly nudges: boolean;
  readonly rhythm: NudgeRhythm;
  readonly time_zone?: string | null | undefined;
}

/**
 * Starts a sprint from a template and returns its id; a repeated request starts nothing. One that a person starts for themselves is visible
 * to them alone. Throws `emulating`, `forbidden`, `not_found`, `sprints_full`, and `invalid` for a team that the caller doesn't lead and for
 * a first day that has passed or is too far ahead.
 */
export async function startSprint(deps: Deps, caller: Caller, start: SprintStart): Promise<number> {
  if (!canStartSprints(caller)) throw new Refusal('forbidden');
  const { time_zone = null, ...facts } = start;
  return withOwnSprints(deps, caller, async (tx, owner) => {
    await checkTeam(tx, owner, start.team_id);
    const request = { key: start.request_key, teamId: start.team_id };
    const repeated = await findSprintOfRequest(tx, owner, request);
    if (repeated !== null) return repeated;
    const [found] = await listSprintTemplates(tx, owner.accountId, start.template_id);
    const template = requireFound(found);
    checkFirstDay(start.starts_on, await readOwnToday(deps, tx, owner, time_zone));
    const of = start.team_id === null ? { userId: owner.userId } : { teamId: start.team_id };
    if ((await countOpenSprints(tx, owner.accountId, of)) >= maxOpenSprints)
      throw new Refusal('sprints_full');
    const ends_on = addDays(start.starts_on, template.days - 1);
    const id = await addSprintFrom(tx, owner, { ...facts, ends_on }, deps.clock.now());
    if (id === null) {
      const first = await findSprintOfRequest(tx, owner, request);
      if (first === null) throw new Refusal('taken');
      return first;
    }
    const sprint = { sprint_id: id, is_private: start.team_id === null };
    const after = { title: template.title, from: template.template_id, team_id: start.team_id };
    await auditSprint(deps, tx, caller, { sprint, action: 'create', after });
    return id;
  });
}

async function checkTeam(tx: Tx, { accountId, userId }: SprintOwner, teamId: number | null): Promise<void> {
  if (teamId === null) return;
  const led = await listLedTeams(tx, accountId, userId);
  if (!led.some(({ id }) => id === teamId))
    throw new Refusal('invalid', [{ field: 'team_id', problem: 'unknown' }]);
}

function checkFirstDay(startsOn: string, today: string): void {
  if (startsOn < today) throw new Refusal('invalid', [{ field: 'starts_on', problem: 'past' }]);
  if (startsOn > addDays(today, maxDaysAhead))
    throw new Refusal('invalid', [{ field: 'starts_on', problem: 'tooFarAhead' }]);
}
