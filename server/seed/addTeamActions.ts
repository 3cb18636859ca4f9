import { randomUUID } from 'node:crypto';
import type { ActionProgress } from '../../domain/actions/teamAction.ts';
import { addDays } from '../../domain/dates/days.ts';
import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { accountOf } from '../kernel/scope.ts';
import { writeActionUpdate } from '../usecases/actions/actionUpdates.ts';
import { reportProgress } from '../usecases/actions/changeTeamAction.ts';
import { createTeamAction } from '../usecases/actions/createTeamAction.ts';
import { readFocus } from '../usecases/actions/focus/readFocus.ts';

interface PlannedAction {
  readonly by: 'lead' | 'admin';
  /** The name of the team; null for the company. */
  readonly team: string | null;
  /** The position of the topic among the candidates for the focus. */
  readonly topic: number;
  readonly title: string;
  readonly owner: 'lead' | 'admin' | 'member';
  readonly startedDaysAgo: number;
  readonly dueIn: number;
  readonly visible: boolean;
  readonly progress: ActionProgress;
  readonly dropReason?: string;
  readonly updates: readonly string[];
}

const planned: readonly PlannedAction[] = [
  {
    by: 'lead',
    team: 'Brand and campaigns',
    topic: 0,
    title: 'Start every planning meeting with a round in which everyone speaks once',
    owner: 'member',
    startedDaysAgo: 21,
    dueIn: 28,
    visible: true,
    progress: 'in_progress',
    updates: [
      'Agreed on the order of the round.',
      'Three meetings done. The last one took five minutes less.',
    ],
  },
  {
    by: 'lead',
    team: 'Brand and campaigns',
    topic: 1,
    title: 'Say in advance which decisions are still open',
    owner: 'lead',
    startedDaysAgo: 0,
    dueIn: 42,
    visible: false,
    progress: 'not_started',
    updates: [],
  },
  {
    by: 'lead',
    team: 'Brand and campaigns',
    topic: 2,
    title: 'Share out the visible tasks by a list',
    owner: 'lead',
    startedDaysAgo: 60,
    dueIn: -6,
    visible: false,
    progress: 'in_progress',
    updates: ['The list exists, but half of the tasks are missing from it.'],
  },
  {
    by: 'admin',
    team: null,
    topic: 0,
    title: 'Publish the ranges of all open jobs',
    owner: 'admin',
    startedDaysAgo: 14,
    dueIn: 60,
    visible: true,
    progress: 'in_progress',
    updates: ['The first ranges are online.'],
  },
  {
    by: 'admin',
    team: 'Web platform',
    topic: 0,
    title: 'Rotate who leads the retrospective',
    owner: 'admin',
    startedDaysAgo: 70,
    dueIn: -10,
    visible: false,
    progress: 'done',
    updates: ['Everyone has led one.'],
  },
  {
    by: 'admin',
    team: 'Warehouse north',
    topic: 1,
    title: 'Move the team meeting into the early shift',
    owner: 'admin',
    startedDaysAgo: 40,
    dueIn: 20,
    visible: false,
    progress: 'dropped',
    dropReason: 'The late shift couldn’t take part.',
    updates: [],
  },
  {
    by: 'admin',
    team: 'Data',
    topic: 0,
    title: 'Answer every proposal within a week',
    owner: 'admin',
    startedDaysAgo: 45,
    dueIn: -3,
    visible: false,
    progress: 'not_started',
    updates: [],
  },
];

interface DemoPeople {
  readonly admin: Caller;
  readonly lead: Caller;
  /** A member of the lead's team. */
  readonly memberId: number;
}

/** Adds team actions in every state, from the newest published results of everyone. */
export async function addTeamActions(deps: Deps, { admin, lead, memberId }: DemoPeople): Promise<void> {
  const callers = { admin, lead };
  const owners = { admin: admin.person.user.id, lead: lead.person.user.id, member: memberId };
  const campaign_id = await newestCampaign(deps, admin);
  const day = today(deps.clock);
  for (const one of planned) {
    const caller = callers[one.by];
    const starts_on = addDays(day, -one.startedDaysAgo);
    const then = { ...deps, clock: { now: () => new Date(`${starts_on}T09:00:00.000Z`) } };
    const { groups } = await readFocus(deps, caller, { campaign_id, team_id: null });
    const group = groups.find(({ name }) => name === one.team);
    if (!group) continue; // The team is too small in this campaign.
    const { topics } = await readFocus(deps, caller, { campaign_id, team_id: group.team_id });
    const topic = topics[one.topic];
    if (!topic) continue;
    const id = await createTeamAction(then, caller, {
      request_key: randomUUID(),
      campaign_id,
      team_id: group.team_id,
      topic_id: topic.topic_id,
      title: one.title,
      suggestion: null,
      owner_id: owners[one.owner],
      starts_on,
      due_on: addDays(day, one.dueIn),
      visible_to_team: one.visible,
    });
    for (const text of one.updates)
      await writeActionUpdate(then, caller, { id, text, request_key: randomUUID() });
    if (one.progress === 'not_started') continue;
    const report = { id, version: 1, progress: one.progress, drop_reason: one.dropReason ?? null };
    await reportProgress(then, caller, report);
  }
}

/** Returns the newest closed campaign about all topics. */
async function newestCampaign({ database }: Deps, caller: Caller): Promise<number> {
  const { id } = await database.as(caller.scope, (tx) =>
    tx
      .selectFrom('benchmark_campaigns')
      .innerJoin('releases', 'releases.campaign_id', 'benchmark_campaigns.id')
      .select('benchmark_campaigns.id')
      .where('benchmark_campaigns.account_id', '=', accountOf(caller))
      .where('benchmark_campaigns.status', '=', 'closed')
      .where('benchmark_campaigns.length', '=', 'full')
      .orderBy('releases.created_on', 'desc')
      .executeTakeFirstOrThrow(),
  );
  return id;
}
