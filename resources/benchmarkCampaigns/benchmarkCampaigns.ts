import {
  choice,
  choices,
  date,
  defineResource,
  longText,
  moment,
  number,
  type RecordOf,
  reference,
  references,
  text,
  yesNo,
} from '../kit/resource.ts';

/** A benchmark campaign. Rules about its audience and about changes by status are in `domain/campaigns`. */
export const benchmarkCampaigns = defineResource({
  name: 'benchmark_campaigns',
  owner: 'account',
  access: { read: 'supervisor', write: 'supervisor' },
  label: ['name'],
  list: ['name', 'status', 'opens_on', 'closes_on', 'audience', 'min_group', 'created_by'],
  search: ['name'],
  sort: { field: 'closes_on', order: 'DESC' },
  sections: {
    campaign: ['name', 'message', 'opens_on', 'closes_on'],
    audience: ['audience'],
    confidentiality: ['min_group', 'cuts', 'sensitive_min_group', 'left_out_when_small'],
    rhythm: ['questions_per_sitting', 'reminders', 'supplemental_ids'],
  },
  fields: {
    name: text({ required: true, max: 120 }),
    message: longText({ max: 2000 }),
    status: choice(['draft', 'open', 'closed'], { required: true, readOnly: true, initial: 'draft' }),
    opens_on: date(),
    closes_on: date({ required: true }),
    min_group: number({ required: true, min: 5, max: 50, initial: 5 }),
    cuts: choices(['race', 'gender', 'decade', 'department', 'location', 'level', 'team']),
    sensitive_min_group: number({ min: 5, max: 50, initial: 10 }),
    left_out_when_small: choices(['race', 'gender', 'decade']),
    questions_per_sitting: number({ min: 4, max: 48 }),
    reminders: yesNo({ initial: true }),
    supplemental_ids: references('supplemental_questions'),
    audience: choice(['everyone', 'chosen'], { required: true, initial: 'everyone' }),
    launched_on: date({ readOnly: true }),
    closed_on: date({ readOnly: true }),
    created_by: reference('users', { readOnly: true }),
    updated_at: moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base.test('closes-after-opening', (draft, at) => {
      if (!draft?.opens_on || !draft.closes_on || draft.closes_on >= draft.opens_on) return true;
      return at.createError({ path: 'closes_on', message: 'beforeOpening' });
    }),
});

export type BenchmarkCampaignRecord = RecordOf<typeof benchmarkCampaigns>;
