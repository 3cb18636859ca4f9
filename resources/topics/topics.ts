import { defineResource, field } from '../kit/resource.ts';

/** A topic of the culture benchmark. Topics come with the product and are read-only. Local administrators choose them in rules and campaigns. */
export const topics = defineResource({
  name: 'topics',
  owner: 'platform',
  access: { read: 'local_admin', write: 'admin' },
  label: ['topic'],
  list: ['topic', 'description'],
  search: ['topic'],
  sort: { field: 'position', order: 'ASC' },
  sections: {},
  fields: {
    code: field.text({ required: true, max: 80, readOnly: true }),
    topic: field.text({ required: true, max: 120, readOnly: true }),
    description: field.longText({ required: true, max: 500, readOnly: true }),
    position: field.number({ required: true, readOnly: true }),
  },
});
