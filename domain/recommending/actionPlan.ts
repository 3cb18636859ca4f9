import { Refusal } from '../refusal.ts';
import type { Subject, SuggestionKind } from './suggestions.ts';

export interface PlanStep {
  readonly text: string;
  /** ISO day. */
  readonly due_on: string | null;
  readonly done_on: string | null;
}

/** What somebody plans for themselves about a low topic or metric. The owner is the person; nobody else reads it. */
export interface ActionPlan {
  readonly subject: Subject;
  readonly title: string;
  readonly steps: readonly PlanStep[];
  readonly due_on: string | null;
  readonly done_on: string | null;
  /** What of the catalogue it came from, by the name it had then. */
  readonly suggestion: { readonly kind: SuggestionKind; readonly id: number; readonly title: string } | null;
}

export const mostSteps = 12;
/** More open ones than that are a list of wishes. */
export const mostPlans = 30;

/** The plan with a step done or open again; a step that stays done keeps its day. Throws `not_found` for no step. */
export function markStep(plan: ActionPlan, index: number, done: boolean, day: string): ActionPlan {
  if (!plan.steps[index]) throw new Refusal('not_found');
  return {
    ...plan,
    steps: plan.steps.map((step, at) =>
      at === index ? { ...step, done_on: done ? (step.done_on ?? day) : null } : step,
    ),
  };
}

/** The plan done or open again. Its steps stay as they are: a plan can be over with a step left. */
export function markPlan(plan: ActionPlan, done: boolean, day: string): ActionPlan {
  return { ...plan, done_on: done ? (plan.done_on ?? day) : null };
}
