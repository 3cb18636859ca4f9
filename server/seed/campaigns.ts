import { sql } from 'kysely';
import type { SurveyLength } from '../../domain/campaigns/surveyLength.ts';
import { addDays } from '../../domain/dates/days.ts';
import { quarterOf } from '../../domain/dates/quarter.ts';
import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { listTopics } from '../store/content/benchmarkContent.ts';
import { saveMailText } from '../usecases/campaignMails/saveMailText.ts';
import { closeCampaign } from '../usecases/campaigns/closeCampaign.ts';
import { launchOrCloseCampaign } from '../usecases/campaigns/launchOrCloseCampaign.ts';
import { scheduleOpening } from '../usecases/campaigns/opening/scheduleOpening.ts';
import { createCampaign } from '../usecases/campaigns/saveCampaign.ts';
import { addLetters } from './addLetters.ts';
import { answerCampaign, type Turnout } from './answerCampaign.ts';
import type { Random } from './demoRandom.ts';
import { depsAtDay } from './depsAtDay.ts';

interface Plan {
  readonly name: string;
  readonly launchedOn: string;
  readonly closesOn: string;
  readonly message?: string;
  readonly supplementalIds?: readonly number[];
  readonly length?: SurveyLength;
  /** The topics of a pulse. */
  readonly topicIds?: readonly number[];
  /** The teams that are asked; everyone by default. */
  readonly teamIds?: readonly number[] | undefined;
}

const cuts = ['race', 'gender', 'decade', 'department', 'location', 'level', 'team'] as const;
const message = 'You can answer on any device. Thank you for telling us what working here is like for you.';
const over: Turnout = { finished: 0.76, started: 0.05, quarter: 0, keepCopyOf: [], leaveOut: [] };

interface CampaignTurnout extends Turnout {
  /** The account's custom questions in the campaign. */
  readonly supplementalIds: readonly number[];
}

/** Returns the past quarters, oldest first, each with a campaign of five weeks. */
function pastPlans(day: string, count: number): Plan[] {
  let first = firstDay(day);
  const plans: Plan[] = [];
  while (plans.length < count) {
    first = firstDay(addDays(first, -1));
    const launchedOn = addDays(first, 14);
    plans.unshift({ name: nameOf(first), launchedOn, closesOn: addDays(launchedOn, 28) });
  }
  return plans;
}

function firstDay(day: string): string {
  const { year, quarter } = quarterOf(day);
  return `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`;
}

function nameOf(day: string): string {
  const { year, quarter } = quarterOf(day);
  return `Culture benchmark Q${quarter} ${year}`;
}

/** Runs closed campaigns with their releases. */
export async function runPastCampaigns(
  deps: Deps,
  random: Random,
  caller: Caller,
  quarters: number,
  { supplementalIds = [], ...turnout }: Partial<CampaignTurnout> = {},
): Promise<void> {
  for (const [quarter, plan] of pastPlans(today(deps.clock), quarters).entries()) {
    const launching = depsAtDay(deps, plan.launchedOn);
    const campaignId = await launch(launching, caller, { ...plan, supplementalIds });
    await deliverInvitations(deps, caller, campaignId, []);
    await answerCampaign(launching, random, caller, campaignId, { ...over, ...turnout, quarter });
    await closeCampaign(depsAtDay(deps, plan.closesOn), caller, campaignId);
  }
}

interface PastPulse {
  readonly quartersAgo: number;
  /** Quarters since the first one for the opinions. */
  readonly quarter: number;
  readonly teamIds?: readonly number[];
}

/** Runs a short pulse about two topics, some weeks after the quarterly campaign of some quarters ago. */
export async function runPastPulse(
  deps: Deps,
  random: Random,
  caller: Caller,
  { quartersAgo, quarter: opinions, teamIds }: PastPulse,
): Promise<void> {
  const [quarter] = pastPlans(today(deps.clock), quartersAgo);
  if (!quarter) return;
  const launchedOn = addDays(quarter.closesOn, 14);
  const topics = await deps.database.as(caller.scope, listTopics);
  const plan: Plan = {
    name: 'Pulse on two topics',
    message: 'It takes three minutes, on any device. Thank you for telling us how things are going.',
    launchedOn,
    closesOn: addDays(launchedOn, 10),
    length: 'short_pulse',
    teamIds,
    topicIds: topics.slice(0, 2).map(({ topic_id }) => topic_id),
  };
  const launching = depsAtDay(deps, launchedOn);
  const campaignId = await launch(launching, caller, plan);
  await deliverInvitations(deps, caller, campaignId, []);
  await answerCampaign(launching, random, caller, campaignId, { ...over, quarter: opinions });
  await closeCampaign(depsAtDay(deps, plan.closesOn), caller, campaignId);
}

/** Runs an open short campaign, which the people in `leaveOut` haven't begun. */
export async function runShortCampaign(
  deps: Deps,
  random: Random,
  caller: Caller,
  leaveOut: readonly number[],
): Promise<void> {
  const day = today(deps.clock);
  const plan: Plan = {
    name: 'Short check-in',
    message: 'You can answer on any device. Thank you for telling us how things are going.',
    launchedOn: addDays(day, -3),
    closesOn: addDays(day, 11),
    length: 'short',
  };
  const launching = depsAtDay(deps, plan.launchedOn);
  const campaignId = await launch(launching, caller, plan);
  await deliverInvitations(deps, caller, campaignId, leaveOut);
  const turnout: Turnout = { finished: 0.4, started: 0.2, quarter: 4, keepCopyOf: [], leaveOut };
  await answerCampaign(launching, random, caller, campaignId, turnout);
}

/** Runs the open campaign and creates the draft for the next quarter, which is scheduled to open. */
export async function runCurrentCampaign(
  deps: Deps,
  random: Random,
  caller: Caller,
  { supplementalIds, ...turnout }: Omit<CampaignTurnout, 'keepCopyOf'>,
): Promise<void> {
  const day = today(deps.clock);
  const launchedOn = addDays(day, -8);
  const present = { name: nameOf(day), launchedOn, closesOn: addDays(day, 13), supplementalIds };
  const launching = depsAtDay(deps, launchedOn);
  const campaignId = await launch(launching, caller, present);
  await deliverInvitations(deps, caller, campaignId, turnout.leaveOut);
  await answerCampaign(launching, random, caller, campaignId, { ...turnout, keepCopyOf: [] });
  await addLetters(deps, caller, { campaignId, leaveOut: turnout.leaveOut });

  const next = addDays(firstDay(day), 93);
  await saveMailTemplate(deps, caller);
  const opens_on = addDays(next, 14);
  const plan = { name: nameOf(next), launchedOn: opens_on, closesOn: addDays(next, 42) };
  const campaign_id = await create(deps, caller, plan);
  await scheduleOpening(deps, caller, { kind: 'benchmark', campaign_id, opens_on });
}

/** A template of the invitation, with which the draft starts. */
function saveMailTemplate(deps: Deps, caller: Caller): Promise<void> {
  return saveMailText(deps, caller, {
    campaign_id: null,
    template: 'invitation',
    locale: 'en',
    subject: '{campaign}: your view counts',
    body: 'Hello {first_name},\n\nOnce a quarter, {company} asks how you experience work. It takes {duration}.\n\n{message}\n\n{link}\n\nYou can answer until {closes_on}. The link is personal, so please don’t share it.',
    sender_name: 'People & Culture',
    updated_at: null,
  });
}

function create(deps: Deps, caller: Caller, plan: Plan): Promise<number> {
  const draft = {
    name: plan.name,
    message: plan.message ?? message,
    length: plan.length ?? ('full' as const),
    topic_ids: [...(plan.topicIds ?? [])],
    opens_on: plan.launchedOn,
    closes_on: plan.closesOn,
    min_group: 5,
    cuts,
    sensitive_min_group: 10,
    left_out_when_small: [],
    questions_per_sitting: null,
    reminders: true,
    supplemental_ids: [...(plan.supplementalIds ?? [])],
    ...(plan.teamIds
      ? { audience: 'chosen' as const, team_ids: [...plan.teamIds], cuts: ['team' as const] }
      : { audience: 'everyone' as const }),
  };
  return createCampaign(deps, caller, draft);
}

async function launch(deps: Deps, caller: Caller, plan: Plan): Promise<number> {
  const campaignId = await create(deps, caller, plan);
  await launchOrCloseCampaign(deps, caller, campaignId, 'draft');
  return campaignId;
}

/** Deletes the emails of the campaign as if they had been sent; a few bounce. Those of `waiting` people stay in the outbox, and people without an address got none. */
async function deliverInvitations(
  deps: Deps,
  caller: Caller,
  campaignId: number,
  waiting: readonly number[],
): Promise<void> {
  await deps.database.as(caller.scope, async (tx) => {
    const isWaiting = sql<boolean>`user_id = any(${[...waiting]}::int[])`;
    await tx
      .updateTable('participations')
      .set({ invitation_state: sql`case when id % 37 = 0 then 'bounced' else 'delivered' end` })
      .where('campaign_id', '=', campaignId)
      .where(sql<boolean>`not ${isWaiting}`)
      .where('user_id', 'in', tx.selectFrom('users').select('id').where('email', 'is not', null))
      .execute();
    await sql`delete from mails where (params ->> 'campaign_id')::int = ${campaignId} and not ${isWaiting}`.execute(
      tx,
    );
  });
}
