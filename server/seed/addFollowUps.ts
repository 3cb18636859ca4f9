import { addDays } from '../../domain/dates/days.ts';
import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { accountOf } from '../kernel/scope.ts';
import { findFollowUpById } from '../store/followUps/followUps.ts';
import { publishedCells } from '../store/results/publishedCells.ts';
import { reportProgress } from '../usecases/actions/changeTeamAction.ts';
import { createTeamAction } from '../usecases/actions/createTeamAction.ts';
import { closeCampaign } from '../usecases/campaigns/closeCampaign.ts';
import { openDueCampaigns } from '../usecases/campaigns/opening/openDueCampaigns.ts';
import { readFollowUp } from '../usecases/followUps/readFollowUp.ts';
import { scheduleFollowUp } from '../usecases/followUps/scheduleFollowUp.ts';
import { teamIdFromKey } from '../usecases/survey/freezeAttributes.ts';
import { answerCampaign } from './answerCampaign.ts';
import type { Random } from './demoRandom.ts';
import { depsAtDay } from './depsAtDay.ts';

/** The people who choose a focus: the lead of the first team, and an administrator. */
interface Choosers {
  readonly lead: Caller;
  readonly admin: Caller;
}

/** Quarters since the first one for the opinions of a team whose work on a topic had an effect. */
const quarterOfSuccess = 8;

/**
 * Adds follow-up pulses of actions two quarters ago that were answered and published: about the lowest topic of the lead's team, which is too
 * small for margins, and about fairness in a large team, where it moved. Adds one about a third team whose pulse is scheduled.
 */
export async function addFollowUps(deps: Deps, random: Random, { lead, admin }: Choosers): Promise<void> {
  const accountId = accountOf(admin);
  const { owner } = deps.database;
  const [last, earlier] = await owner
    .selectFrom('benchmark_campaigns')
    .select(['id', 'closed_on'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'closed')
    .where('length', '=', 'full')
    .orderBy('closed_on', 'desc')
    .limit(2)
    .execute();
  const teams = await owner
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .execute();
  const teamOf = (name: string) => teams.find((team) => team.name === name)?.id ?? 0;
  if (!last || !earlier?.closed_on) return;

  const day = addDays(earlier.closed_on, 2);
  const past = depsAtDay(deps, day);
  const answered = await focusOn(deps, admin, earlier.id, teamOf('Brand and campaigns'));
  await createTeamAction(past, lead, {
    ...actionOn(answered, lead, day),
    request_key: '0d5a2d2e-6f0b-4c0e-9a39-0c6b8f2f5a01',
    title: 'Give everyone a turn in team meetings',
  });
  await runPulse(deps, random, admin, { id: await schedule(past, lead, answered), quarter: 6 });

  const moved = await focusOn(deps, admin, earlier.id, teamOf('Warehouse north'), 'fairness');
  const actionId = await createTeamAction(past, admin, {
    ...actionOn(moved, admin, day),
    request_key: '0d5a2d2e-6f0b-4c0e-9a39-0c6b8f2f5a03',
    title: 'Draw up the shift plan together, and publish it four weeks ahead',
  });
  await runPulse(deps, random, admin, { id: await schedule(past, admin, moved), quarter: quarterOfSuccess });
  await reportProgress(past, admin, { id: actionId, version: 1, progress: 'done', drop_reason: null });

  const next = await focusOn(deps, admin, last.id, teamOf('Inside sales'));
  await createTeamAction(deps, admin, {
    ...actionOn(next, admin, today(deps.clock)),
    request_key: '0d5a2d2e-6f0b-4c0e-9a39-0c6b8f2f5a02',
    title: 'Agree on who decides what',
  });
  await schedule(deps, admin, next);
}

/** Returns a published topic of a team in a campaign as a focus: the lowest one, or the one with this code. */
async function focusOn(
  { database }: Deps,
  caller: Caller,
  campaign_id: number,
  team_id: number,
  code: string | null = null,
) {
  const { cells, named } = await database.as(caller.scope, async (tx) => ({
    cells: await publishedCells(tx, accountOf(caller), [campaign_id], 'team'),
    named: await tx.selectFrom('topics').select(['id', 'code']).execute(),
  }));
  const isEligible = (id: number) => code === null || named.find((topic) => topic.id === id)?.code === code;
  const topics = cells.filter(
    ({ subject, subject_id, members }) =>
      subject === 'topic' &&
      isEligible(subject_id) &&
      members.some((member) => teamIdFromKey(member) === team_id),
  );
  const [lowest] = topics.sort((a, b) => a.value - b.value || a.subject_id - b.subject_id);
  return {
    ...{ campaign_id, team_id, category: null, dimension: 'team' as const },
    topic_id: lowest?.subject_id ?? 0,
  };
}

/** The fields of an action about a focus that its chooser owns for two months. */
const actionOn = (focus: Awaited<ReturnType<typeof focusOn>>, { person }: Caller, starts_on: string) => ({
  ...{ campaign_id: focus.campaign_id, team_id: focus.team_id, topic_id: focus.topic_id },
  ...{ suggestion: null, owner_id: person.user.id, visible_to_team: true },
  ...{ starts_on, due_on: addDays(starts_on, 60) },
});

async function schedule(
  deps: Deps,
  caller: Caller,
  focus: Awaited<ReturnType<typeof focusOn>>,
): Promise<number> {
  const { offer } = await readFollowUp(deps, caller, focus);
  if (!offer) throw new Error('The demo lacks an offer of a follow-up pulse.');
  const { opens_on, group_kind } = offer;
  return scheduleFollowUp(deps, caller, { ...focus, opens_on, group_kind });
}

/** Opens the pulse on its first day, collects answers and publishes its result. */
async function runPulse(
  deps: Deps,
  random: Random,
  admin: Caller,
  followUp: { readonly id: number; readonly quarter: number },
): Promise<void> {
  const campaignId = await deps.database.as(
    admin.scope,
    async (tx) => (await findFollowUpById(tx, accountOf(admin), followUp.id))?.campaign_id ?? 0,
  );
  const pulse = await deps.database.owner
    .selectFrom('benchmark_campaigns')
    .select(['opens_on', 'closes_on'])
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  const opening = depsAtDay(deps, pulse.opens_on ?? pulse.closes_on);
  await openDueCampaigns(opening);
  const { quarter } = followUp;
  const turnout = { finished: 1, started: 0, quarter, keepCopyOf: [], leaveOut: [] };
  await answerCampaign(opening, random, admin, campaignId, turnout);
  await closeCampaign(depsAtDay(deps, pulse.closes_on), admin, campaignId);
}
