import { type SurveyLength, surveyLengths, topicsProblem } from '../../domain/campaigns/surveyLength.ts';
import { defineResource, field, type RecordOf } from '../kit/resource.ts';

/** A benchmark campaign. Rules about its audience and about changes by status are in `domain/campaigns`. */
export const benchmarkCampaigns = defineResource({
  name: 'benchmark_campaigns',
  owner: 'account',
  access: { read: 'supervisor', write: 'supervisor' },
  label: ['name'],
  list: ['name', 'status', 'length', 'opens_on', 'closes_on', 'audience', 'min_group', 'created_by'],
  computed: ['participation'],
  search: ['name'],
  sort: { field: 'closes_on', order: 'DESC' },
  sections: {
    campaign: ['name', 'message', 'opens_on', 'closes_on'],
    questions: ['length', 'topic_ids'],
    audience: ['audience'],
    confidentiality: ['min_group', 'cuts', 'sensitive_min_group', 'left_out_when_small'],
    rhythm: ['questions_per_sitting', 'reminders', 'supplemental_ids'],
  },
  fields: {
    name: field.text({ required: true, max: 120 }),
    message: field.longText({ max: 2000 }),
    status: field.choice(['draft', 'open', 'closed'], { required: true, readOnly: true, initial: 'draft' }),
    length: field.choice(surveyLengths, { required: true, initial: 'full' }),
    topic_ids: field.references('topics'),
    opens_on: field.date(),
    closes_on: field.date({ required: true }),
    min_group: field.number({ required: true, min: 5, max: 50, initial: 5 }),
    cuts: field.choices(['department', 'location', 'team', 'level', 'decade', 'gender', 'race']),
    sensitive_min_group: field.number({ min: 5, max: 50, initial: 10 }),
    left_out_when_small: field.choices(['race', 'gender', 'decade']),
    questions_per_sitting: field.number({ min: 4, max: 48 }),
    reminders: field.yesNo({ initial: true }),
    supplemental_ids: field.references('supplemental_questions'),
    audience: field.choice(['everyone', 'chosen'], { required: true, initial: 'everyone' }),
    /** When and by whom the opening was scheduled; null unless the campaign is a draft that opens automatically on its first day. */
    scheduled_at: field.moment({ readOnly: true }),
    scheduled_by: field.reference('users', { readOnly: true }),
    /** Why a scheduled campaign was not opened, as in `openingProblems`. */
    opening_problem: field.text({ readOnly: true, max: 40 }),
    launched_on: field.date({ readOnly: true }),
    closed_on: field.date({ readOnly: true }),
    created_by: field.reference('users', { readOnly: true }),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base
      .test('closes-after-opening', (draft, at) => {
        if (!draft?.opens_on || !draft.closes_on || draft.closes_on >= draft.opens_on) return true;
        return at.createError({ path: 'closes_on', message: 'beforeOpening' });
      })
      .test('topics-of-a-pulse', (draft, at) => {
        const length: SurveyLength | null = draft?.length ?? null;
        const problem = length && topicsProblem(length, draft?.topic_ids ?? []);
        return problem ? at.createError({ path: 'topic_ids', message: problem }) : true;
      }),
});

export type BenchmarkCampaignRecord = RecordOf<typeof benchmarkCampaigns>;
