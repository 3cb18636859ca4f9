import { blueprintStatuses } from '../../domain/builder/blueprintStatus.ts';
import {
  choice,
  date,
  defineResource,
  longText,
  moment,
  number,
  type RecordOf,
  reference,
  text,
} from '../kit/resource.ts';

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
    name: text({ required: true, max: 120 }),
    kind: choice(['role', 'culture'], { required: true, initial: 'role' }),
    description: longText({ max: 2000 }),
    version: number({ required: true, readOnly: true, initial: 1 }),
    status: choice(blueprintStatuses, { required: true, readOnly: true, initial: 'draft' }),
    first_id: reference('blueprints', { readOnly: true }),
    approved_on: date({ readOnly: true }),
    approved_by: reference('users', { readOnly: true }),
    updated_at: moment({ required: true, readOnly: true }),
  },
});

export type BlueprintRecord = RecordOf<typeof blueprints>;
