import {
  choice,
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

/**
 * A role that people apply for. Its stages are stored separately. Rules about visibility and about changes by status
 * are in `domain/hiring`.
 */
export const requisitions = defineResource({
  name: 'requisitions',
  owner: 'account',
  access: { read: 'full_hiring', write: 'full_hiring' },
  label: ['title'],
  list: ['title', 'status', 'closes_on', 'public_link', 'retention_days'],
  search: ['title'],
  sort: { field: 'updated_at', order: 'DESC' },
  sections: {
    role: ['title', 'description', 'blueprint_id'],
    applying: ['closes_on', 'public_link', 'supplemental_ids'],
    keeping: ['retention_days'],
  },
  fields: {
    title: text({ required: true, max: 120 }),
    description: longText({ max: 4000 }),
    status: choice(['draft', 'open', 'closed'], { required: true, readOnly: true, initial: 'draft' }),
    blueprint_id: reference('blueprints'),
    closes_on: date(),
    retention_days: number({ required: true, min: 30, max: 730, initial: 180 }),
    public_link: yesNo(),
    /** Asked at the end of the assessment; fixed when the role opens. */
    supplemental_ids: references('supplemental_questions'),
    opened_on: date({ readOnly: true }),
    closed_on: date({ readOnly: true }),
    created_by: reference('users', { readOnly: true }),
    updated_at: moment({ required: true, readOnly: true }),
  },
});

export type RequisitionRecord = RecordOf<typeof requisitions>;
