import { defineResource, field, type RecordOf } from '../kit/resource.ts';

export const teams = defineResource({
  name: 'teams',
  owner: 'account',
  access: { read: 'supervisor', write: 'local_admin' },
  label: ['name'],
  list: ['name', 'leader_id', 'group_id', 'updated_at'],
  computed: ['members'],
  search: ['name'],
  sort: { field: 'name', order: 'ASC' },
  sections: { team: ['name', 'leader_id', 'group_id'] },
  fields: {
    name: field.text({ required: true, max: 120 }),
    leader_id: field.reference('users'),
    group_id: field.reference('team_groups'),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
});

export type TeamRecord = RecordOf<typeof teams>;
