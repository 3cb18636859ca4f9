import { blueprintStatuses } from '../../domain/builder/blueprintStatus.ts';
import { defineResource, field, type RecordOf } from '../kit/resource.ts';

/**
 * One version of a target profile over the metrics. Its target ranges are rows of `blueprint_ranges`, written by a
 * separate call; the rankings behind them are `blueprint_rankings`. `first_id` refers to the first version and is null
 * for it. People who hire can read blueprints.
 */
export const blueprints = defineResource({
  name: 'blueprints',
  owner: 'account',
  access: { read: 'full_hiring', write: 'local_admin' },
  label: ['name'],
  list: ['name', 'kind', 'version', 'status', 'approved_on', 'updated_at'],
  search: ['name', 'description'],
  sort: { field: 'name', order: 'ASC' },
  sections: { blueprint: ['name', 'kind', 'description'] },
  fields: {
    name: field.text({ required: true, max: 120 }),
    kind: field.choice(['role', 'culture'], { required: true, initial: 'role' }),
    description: field.longText({ max: 2000 }),
    version: field.number({ required: true, readOnly: true, initial: 1 }),
    status: field.choice(blueprintStatuses, { required: true, readOnly: true, initial: 'draft' }),
    first_id: field.reference('blueprints', { readOnly: true }),
    approved_on: field.date({ readOnly: true }),
    approved_by: field.reference('users', { readOnly: true }),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
});

export type BlueprintRecord = RecordOf<typeof blueprints>;
