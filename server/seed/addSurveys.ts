import { sql } from 'kysely';
import { addDays } from '../../domain/dates/days.ts';
import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import type { Tx } from '../store/database.ts';
import { inviteAssignments } from '../usecases/assignments/inviteAssignments.ts';
import { saveMailText } from '../usecases/campaignMails/saveMailText.ts';
import { scheduleOpening } from '../usecases/campaigns/opening/scheduleOpening.ts';
import { closeSurveyCampaign } from '../usecases/surveys/closeSurveyCampaign.ts';
import { launchSurveyCampaign } from '../usecases/surveys/launchSurveyCampaign.ts';
import { releaseSurveyCampaign } from '../usecases/surveys/releaseSurveyCampaign.ts';
import { createSurveyCampaign } from '../usecases/surveys/saveSurveyCampaign.ts';
import { answerSurvey } from './answerSurvey.ts';
import { type Random, seededRandom } from './demoRandom.ts';
import { depsAtDay } from './depsAtDay.ts';
import { listSupplementalsFor } from './questions.ts';
import { shareProfiles } from './shareProfiles.ts';

interface Plan {
  readonly name: string;
  readonly team_ids: readonly number[];
  readonly launchedOn: string;
  readonly closesOn: string;
  readonly approval: boolean;
  /** Shares of the invited people who finish, and who only start. */
  readonly finished: number;
  readonly started: number;
  readonly proposed: number;
}

const seed = 360;
const peersOfEach = 5;
const rules = {
  message: 'Thank you for helping each other grow.',
  opens_on: null,
  audience: 'chosen',
  relationships: ['manager', 'peer', 'direct_report'],
  manager_min: 1,
  manager_max: 2,
  peer_min: 3,
  peer_max: 6,
  direct_report_min: 0,
  direct_report_max: 20,
  other_min: 0,
  other_max: 0,
  nominated_by: 'target',
  questions_per_sitting: null,
  reminders: true,
  released_to: 'self',
  release: 'by_hand',
} as const;

/** Adds a closed cycle with its rater groups, and an open one; the demo's user is in both. A third one is scheduled to open. */
export async function addSurveys(deps: Deps, caller: Caller, userId: number): Promise<void> {
  const random = seededRandom(seed);
  const day = today(deps.clock);
  const teams = await similarTeams(deps, caller, userId);
  const [own = 0, second = 0, third = 0] = teams;
  const past = addDays(day, -190);
  const over: Plan = {
    name: 'Leadership 360, first cycle',
    team_ids: [own, second],
    launchedOn: past,
    closesOn: addDays(past, 24),
    approval: false,
    finished: 0.82,
    started: 0.05,
    proposed: 0,
  };
  const closedId = await run(deps, random, caller, over, userId);
  await closeSurveyCampaign(depsAtDay(deps, over.closesOn), caller, closedId);
  await releaseSurveyCampaign(depsAtDay(deps, addDays(over.closesOn, 2)), caller, closedId);
  await shareProfiles(deps, caller, userId);

  const running = { launchedOn: addDays(day, -6), closesOn: addDays(day, 17), approval: true };
  const shares = { finished: 0.42, started: 0.15, proposed: 0.25 };
  const present = { name: 'Leadership 360, second cycle', team_ids: [own, third], ...running, ...shares };
  await run(deps, random, caller, present, userId);
  await scheduleNext(deps, caller, [second]);
}

/** Adds the draft of a third cycle, which is scheduled to open, and the email template with which it starts. */
async function scheduleNext(deps: Deps, caller: Caller, team_ids: readonly number[]): Promise<void> {
  await saveMailText(deps, caller, {
    campaign_id: null,
    template: 'raterInvitation',
    locale: 'en',
    subject: 'Your view of {target_first_name} counts',
    body: 'Hello {first_name},\n\nonce a year, {company} asks people who work with {target_first_name} for feedback.\n\n{message}\n\n{link}\n\nYou can answer until {closes_on}. The link is personal, so please don’t share it.',
    sender_name: 'People & Culture',
    updated_at: null,
  });
  const day = today(deps.clock);
  const opens_on = addDays(day, 30);
  const campaign_id = await createSurveyCampaign(deps, caller, {
    ...rules,
    name: 'Leadership 360, third cycle',
    opens_on,
    closes_on: addDays(day, 58),
    approval: true,
    supplemental_ids: [],
    team_ids,
    user_ids: [],
  });
  await scheduleOpening(deps, caller, { kind: 'survey', campaign_id, opens_on });
}

/** Returns the team of a person and two more teams of about the same size. */
async function similarTeams({ database }: Deps, caller: Caller, userId: number): Promise<number[]> {
  const { rows } = await sql<{ team_id: number }>`
    select m.team_id from memberships m where m.account_id = ${caller.scope.accountId}
    group by 1 order by bool_or(m.user_id = ${userId}) desc, abs(count(*) - 12), 1 limit 3`.execute(
    database.owner,
  );
  return rows.map(({ team_id }) => team_id);
}

/** Launches a cycle, nominates peers and lets some of them answer. Returns its id. */
async function run(deps: Deps, random: Random, caller: Caller, plan: Plan, userId: number): Promise<number> {
  const launching = depsAtDay(deps, plan.launchedOn);
  const { name, team_ids, approval, closesOn } = plan;
  const supplemental_ids = await listSupplementalsFor(deps, caller, 'survey');
  const draft = { ...rules, supplemental_ids, name, approval, closes_on: closesOn, team_ids, user_ids: [] };
  const campaignId = await createSurveyCampaign(launching, caller, draft);
  await launchSurveyCampaign(launching, caller, campaignId);
  await deps.database.as(caller.scope, async (tx) => {
    await namePeers(tx, random, campaignId, plan.proposed);
    const waiting = await tx
      .selectFrom('assignments')
      .select('id')
      .where('campaign_id', '=', campaignId)
      .where('nomination', '=', 'approved')
      .execute();
    await inviteAssignments(
      launching,
      tx,
      waiting.map(({ id }) => id),
    );
    await answerSome(tx, random, campaignId, plan, userId);
  });
  await answerSurvey(launching, campaignId);
  return campaignId;
}

/** Everyone nominates the next members of their team. */
async function namePeers(tx: Tx, random: Random, campaignId: number, proposed: number): Promise<void> {
  const targets = await tx
    .selectFrom('survey_targets')
    .select(['id', 'account_id', 'user_id', sql<string | null>`attributes->>'team'`.as('team')])
    .where('campaign_id', '=', campaignId)
    .orderBy('id')
    .execute();
  const rows = targets.flatMap(({ id, account_id, user_id, team }, at) => {
    const others = [...targets.slice(at + 1), ...targets.slice(0, at)].filter((one) => one.team === team);
    return others.slice(0, peersOfEach).map((peer, index) => ({
      account_id,
      campaign_id: campaignId,
      target_id: id,
      kind: 'r' as const,
      relationship: 'peer' as const,
      user_id: peer.user_id,
      nomination: random.next() < proposed ? ('proposed' as const) : ('approved' as const),
      nominated_by: user_id,
      place: index,
    }));
  });
  await tx
    .insertInto('assignments')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Finishes some assignments. The demo's user has finished the self-assessment and still has to rate everyone
 * else.
 */
async function answerSome(
  tx: Tx,
  random: Random,
  campaignId: number,
  plan: Plan,
  userId: number,
): Promise<void> {
  const invited = await tx
    .selectFrom('assignments')
    .select(['id', 'user_id', 'relationship'])
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'invited')
    .orderBy('id')
    .execute();
  const ids: Record<'finished' | 'started', number[]> = { finished: [], started: [] };
  for (const { id, user_id, relationship } of invited) {
    const share = random.next();
    if (user_id === userId) {
      if (relationship === 'self') ids.finished.push(id);
    } else if (share < plan.finished) ids.finished.push(id);
    else if (share < plan.finished + plan.started) ids.started.push(id);
  }
  for (const status of ['finished', 'started'] as const) {
    await sql`update assignments set status = ${status}, started_on = ${plan.launchedOn}::date + 1 + id % 3,
      finished_on = case when ${status} = 'finished' then ${plan.launchedOn}::date + 2 + id % 3 end
      where id = any(${ids[status]}::int[])`.execute(tx);
  }
}
