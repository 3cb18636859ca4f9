import { Refusal } from '../refusal.ts';
import type { RecommendationSubject, SuggestionKind } from './suggestions.ts';

export interface PlanStep {
  readonly text: string;
  /** The due date as an ISO date; null if there is none. */
  readonly due_on: string | null;
  readonly done_on: string | null;
}

/** A person's plan for improving a low topic or metric. Only its owner can read it. */
export interface ActionPlan {
  readonly subject: RecommendationSubject;
  readonly title: string;
  readonly steps: readonly PlanStep[];
  readonly due_on: string | null;
  readonly done_on: string | null;
  /** The catalog entry that the plan is based on, with its title at that time. */
  readonly suggestion: { readonly kind: SuggestionKind; readonly id: number; readonly title: string } | null;
}

export const maxPlanSteps = 12;
/** Maximum number of open plans per person. */
export const maxOpenPlans = 30;

/** Marks a step as done or open; a step that was already done keeps its date. Throws `not_found` for an unknown step. */
export function markPlanStep(plan: ActionPlan, index: number, done: boolean, day: string): ActionPlan {
  if (!plan.steps[index]) throw new Refusal('not_found');
  return {
    ...plan,
    steps: plan.steps.map((step, at) =>
      at === index ? { ...step, done_on: done ? (step.done_on ?? day) : null } : step,
    ),
  };
}

/** Marks the plan as done or open. Its steps do not change: a plan can be completed with open steps. */
export function markPlan(plan: ActionPlan, done: boolean, day: string): ActionPlan {
  return { ...plan, done_on: done ? (plan.done_on ?? day) : null };
}
