import { defineResource, longText, moment, text } from '../kit/resource.ts';

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
    name: text({ required: true, max: 120 }),
    description: longText({ max: 1000 }),
    updated_at: moment({ required: true, readOnly: true }),
  },
});
