import { addDays } from '../../domain/dates/days.ts';
import type { Metric } from '../../domain/metrics/metrics.ts';
import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { markActionPlan } from '../usecases/recommendations/markActionPlan.ts';
import { saveActionPlan } from '../usecases/recommendations/saveActionPlan.ts';

interface Planned {
  readonly metric: Metric;
  readonly madeDaysAgo: number;
  readonly title: string;
  readonly steps: readonly string[];
  /** Number of completed steps. */
  readonly done: number;
}

const plans: readonly Planned[] = [
  {
    metric: 'courage',
    madeDaysAgo: 140,
    title: 'Say the second opinion in the room, not afterwards',
    steps: [
      'Write one question down before each planning meeting',
      'Ask it before the decision is made',
      'Ask Tom afterwards how it came across',
    ],
    done: 2,
  },
  {
    metric: 'fair_chances',
    madeDaysAgo: 1,
    title: 'Share out the visible tasks by a list, not by who asks',
    steps: ['Write the list with the team', 'Go by it for a month', 'Look back together'],
    done: 1,
  },
];

/** Adds the action plans of the demo's user after the first cycle and after the newest answers. */
export async function addOwnPlans(deps: Deps, caller: Caller): Promise<void> {
  const day = today(deps.clock);
  for (const { metric, madeDaysAgo, title, steps, done } of plans) {
    const at = { now: () => new Date(`${addDays(day, -madeDaysAgo)}T09:00:00.000Z`) };
    const then = { ...deps, clock: at };
    const id = await saveActionPlan(then, caller, {
      id: null,
      version: null,
      topic_id: null,
      metric,
      title,
      steps: steps.map((text) => ({ text, due_on: null, done_on: null })),
      due_on: addDays(day, 30),
      suggestion: null,
    });
    for (let step = 0; step < done; step += 1) {
      await markActionPlan(then, caller, { id, version: step + 1, step, done: true });
    }
  }
}
