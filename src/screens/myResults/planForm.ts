import type {
  ActionPlanResponse,
  PlanDraft,
  RecommendationWithReason,
  SuggestionResponse,
} from '../../../dataProviders/actionPlans.ts';
import type { Metric } from '../../../domain/metrics/metrics.ts';

/** The topic or metric of a plan. */
export interface PlanSubject {
  readonly topic_id: number | null;
  readonly topic: string | null;
  readonly metric: Metric | null;
}

/** A step in the form; its key stays the same while steps are added and removed. */
export interface PlanFormStep {
  readonly key: number;
  readonly text: string;
  readonly due_on: string | null;
  readonly done_on: string | null;
}

export interface PlanForm {
  readonly subject: PlanSubject;
  readonly id: number | null;
  readonly version: number | null;
  readonly title: string;
  readonly due_on: string | null;
  readonly steps: readonly PlanFormStep[];
  readonly suggestion: PlanDraft['suggestion'];
}

const emptyStep = (key: number): PlanFormStep => ({ key, text: '', due_on: null, done_on: null });

/** The form for a new plan, filled in from a suggestion if there is one. */
export function newPlan(
  { topic_id, topic, metric }: PlanSubject | RecommendationWithReason,
  from: SuggestionResponse | null,
): PlanForm {
  return {
    subject: { topic_id, topic, metric },
    id: null,
    version: null,
    title: from?.title ?? '',
    due_on: null,
    steps: [emptyStep(0)],
    suggestion: from && { kind: from.kind, id: from.id, title: from.title },
  };
}

export function toPlanForm(plan: ActionPlanResponse): PlanForm {
  const { id, version, title, due_on, suggestion, topic_id, topic, metric } = plan;
  const steps = plan.steps.map((step, key) => ({ key, ...step }));
  return { subject: { topic_id, topic, metric }, id, version, title, due_on, suggestion, steps };
}

export const addStep = (form: PlanForm): PlanForm => ({
  ...form,
  steps: [...form.steps, emptyStep(Math.max(-1, ...form.steps.map(({ key }) => key)) + 1)],
});

export const removeStep = (form: PlanForm, removedKey: number): PlanForm => ({
  ...form,
  steps: form.steps.filter(({ key }) => key !== removedKey),
});

export const replaceStep = (form: PlanForm, changed: PlanFormStep): PlanForm => ({
  ...form,
  steps: form.steps.map((step) => (step.key === changed.key ? changed : step)),
});

/** The request body; empty steps are left out. */
export function toPlanDraft({ subject, steps, ...form }: PlanForm): PlanDraft {
  return {
    ...form,
    topic_id: subject.topic_id,
    metric: subject.metric,
    steps: steps
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, due_on, done_on }) => ({ text, due_on, done_on })),
  };
}

const isDay = (day: string | null) => day === null || /^\d{4}-\d{2}-\d{2}$/.test(day);

/** A plan without a subject; the form has a field for its metric. */
export const emptyPlan = (): PlanForm => newPlan({ topic_id: null, topic: null, metric: null }, null);

export const hasSubject = ({ metric, topic_id }: PlanSubject): boolean =>
  metric !== null || topic_id !== null;

export const canSavePlan = ({ subject, title, due_on, steps }: PlanForm): boolean =>
  hasSubject(subject) && title.trim() !== '' && isDay(due_on) && steps.every((step) => isDay(step.due_on));
