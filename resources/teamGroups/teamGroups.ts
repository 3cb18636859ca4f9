import { defineResource, field } from '../kit/resource.ts';

/** A named set of teams. Team leads can read the names, because their list of teams shows them. */
export const teamGroups = defineResource({
  name: 'team_groups',
  owner: 'account',
  access: { read: 'supervisor', write: 'local_admin' },
  label: ['name'],
  list: ['name', 'description', 'updated_at'],
  search: ['name', 'description'],
  sort: { field: 'name', order: 'ASC' },
  sections: { group: ['name', 'description'] },
  fields: {
    name: field.text({ required: true, max: 120 }),
    description: field.longText({ max: 1000 }),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
});
