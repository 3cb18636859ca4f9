import { defineResource, longText, number, text } from '../kit/resource.ts';

/** A topic of the culture benchmark. Topics come with the product and are read-only. */
export const topics = defineResource({
  name: 'topics',
  owner: 'platform',
  access: { read: 'admin', write: 'admin' },
  label: ['topic'],
  list: ['topic', 'description'],
  search: ['topic'],
  sort: { field: 'position', order: 'ASC' },
  sections: {},
  fields: {
    code: text({ required: true, max: 80, readOnly: true }),
    topic: text({ required: true, max: 120, readOnly: true }),
    description: longText({ required: true, max: 500, readOnly: true }),
    position: number({ required: true, readOnly: true }),
  },
});
