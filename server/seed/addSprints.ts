import type { SprintStatus } from '../../domain/builder/sprint.ts';
import { addDays } from '../../domain/dates/days.ts';
import type { Metric } from '../../domain/metrics/metrics.ts';
import type { Tx } from '../store/database.ts';

interface Planned {
  readonly title: string;
  readonly purpose: string;
  /** A metric, or the position of a benchmark topic. */
  readonly about: Metric | number;
  readonly startsIn: number;
  readonly days: number;
  readonly status: SprintStatus;
  readonly steps: readonly (readonly [day: number, action: string])[];
  /** Number of completed steps. */
  readonly done: number;
  readonly retrospective: string | null;
  /** Whether its person started it for themselves, and whether administrators offer it to others. */
  readonly is_private?: true;
  readonly is_template?: true;
}

const listening: Planned = {
  title: 'Listen first',
  purpose: 'In our weekly meeting everyone is heard before a decision is made.',
  about: 'listening',
  startsIn: -9,
  days: 28,
  status: 'running',
  steps: [
    [1, 'Agree on a round in which everyone speaks once'],
    [5, 'Repeat what was said before you answer, in one meeting'],
    [12, 'Ask the quietest person for their view, beforehand'],
    [20, 'Ask three people whether they felt heard'],
  ],
  done: 2,
  retrospective: null,
};
const thanks: Planned = {
  title: 'Say what went well',
  purpose: 'Praise reaches those whose work is rarely seen.',
  about: 'fair_chances',
  startsIn: -60,
  days: 21,
  status: 'finished',
  steps: [
    [1, 'List whose work you praised in the last month'],
    [4, 'Thank someone who is not on the list, and say for what'],
    [15, 'Bring one name into the department meeting'],
  ],
  done: 3,
  retrospective: 'The list was an eye-opener. Keep: one name in each department meeting.',
};
const belonging: Planned = {
  title: 'A better first month',
  purpose: 'New colleagues know whom to ask, and are asked themselves.',
  is_template: true,
  about: 0,
  startsIn: 10,
  days: 35,
  status: 'draft',
  steps: [
    [1, 'Name a companion for each new colleague'],
    [14, 'Have lunch in a mixed group'],
  ],
  done: 0,
  retrospective: null,
};

const feedback: Planned = {
  title: 'Ask for feedback',
  purpose: 'Hear early what you could do differently, from people who work with you.',
  about: 'humility',
  startsIn: -5,
  days: 21,
  status: 'running',
  is_private: true,
  steps: [
    [1, 'Write down two questions that you would like an honest answer to'],
    [3, 'Ask one colleague both questions'],
    [5, 'Thank them, and say what you will change'],
    [6, 'Ask someone whom you rarely work with'],
    [14, 'Ask the first colleague whether they noticed a change'],
  ],
  done: 3,
  retrospective: null,
};
const meetings: Planned = {
  title: 'Shorter meetings',
  purpose: 'Meetings have a goal, and end when they reach it.',
  about: 'accountability',
  startsIn: 14,
  days: 14,
  status: 'draft',
  is_template: true,
  steps: [
    [1, 'Write the goal of each meeting into its invitation'],
    [4, 'Cancel one meeting without a goal'],
    [8, 'End one meeting early'],
    [14, 'Decide which meetings remain'],
  ],
  done: 0,
  retrospective: null,
};

type For = { readonly user_id: number } | { readonly team_id: number };
interface SprintContext {
  readonly accountId: number;
  readonly now: Date;
}

/**
 * Adds the sprints of an account, in the order of `audience`: one running, one finished, one in preparation that is also a template, one
 * that a person started for themselves, and another template.
 */
export async function addSprints(tx: Tx, context: SprintContext, audience: readonly For[]): Promise<void> {
  const topics = await tx.selectFrom('topics').select('id').orderBy('position').execute();
  const plans = [listening, thanks, belonging, feedback, meetings];
  for (const [index, plan] of plans.entries()) {
    const target = audience[index];
    if (target) await addSprint(tx, context, plan, { target, topicIds: topics.map(({ id }) => id) });
  }
}

async function addSprint(
  tx: Tx,
  { accountId, now }: SprintContext,
  plan: Planned,
  { target, topicIds }: { readonly target: For; readonly topicIds: readonly number[] },
): Promise<void> {
  const startsOn = addDays(now.toISOString().slice(0, 10), plan.startsIn);
  const isMetric = typeof plan.about === 'string';
  const { id } = await tx
    .insertInto('sprints')
    .values({
      account_id: accountId,
      title: plan.title,
      purpose: plan.purpose,
      subject: isMetric ? 'metric' : 'topic',
      metric: typeof plan.about === 'string' ? plan.about : null,
      topic_id: typeof plan.about === 'string' ? null : (topicIds[plan.about] ?? null),
      for_whom: 'user_id' in target ? 'person' : 'team',
      user_id: null,
      team_id: null,
      ...target,
      starts_on: startsOn,
      ends_on: addDays(startsOn, plan.days - 1),
      rhythm: 'weekly',
      retrospective: plan.retrospective,
      status: plan.status,
      is_private: plan.is_private === true,
      is_template: plan.is_template === true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('sprint_steps')
    .values(
      plan.steps.map(([day, action], index) => ({
        account_id: accountId,
        sprint_id: id,
        action,
        day,
        done_on: index < plan.done ? addDays(startsOn, day) : null,
        done_by: index < plan.done && 'user_id' in target ? target.user_id : null,
      })),
    )
    .execute();
}
