import { defineResource, field, type RecordOf } from '../kit/resource.ts';

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
  computed: ['applicants'],
  search: ['title'],
  sort: { field: 'updated_at', order: 'DESC' },
  sections: {
    role: ['title', 'description', 'blueprint_id'],
    applying: ['closes_on', 'public_link', 'supplemental_ids'],
    keeping: ['retention_days'],
  },
  fields: {
    title: field.text({ required: true, max: 120 }),
    description: field.longText({ max: 4000 }),
    status: field.choice(['draft', 'open', 'closed'], { required: true, readOnly: true, initial: 'draft' }),
    blueprint_id: field.reference('blueprints'),
    closes_on: field.date(),
    retention_days: field.number({ required: true, min: 30, max: 730, initial: 180 }),
    public_link: field.yesNo(),
    /** Asked at the end of the assessment; fixed when the role opens. */
    supplemental_ids: field.references('supplemental_questions'),
    opened_on: field.date({ readOnly: true }),
    closed_on: field.date({ readOnly: true }),
    created_by: field.reference('users', { readOnly: true }),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
});

export type RequisitionRecord = RecordOf<typeof requisitions>;
