import { defineResource, field } from '../kit/resource.ts';

/** An element of a benchmark topic; each element has its own score. */
export const elements = defineResource({
  name: 'elements',
  owner: 'platform',
  access: { read: 'admin', write: 'admin' },
  label: ['element'],
  list: ['element', 'topic_id', 'description'],
  search: ['element'],
  sort: { field: 'position', order: 'ASC' },
  sections: {},
  fields: {
    code: field.text({ required: true, max: 80, readOnly: true }),
    topic_id: field.reference('topics', { required: true, readOnly: true }),
    element: field.text({ required: true, max: 120, readOnly: true }),
    description: field.longText({ required: true, max: 500, readOnly: true }),
    position: field.number({ required: true, readOnly: true }),
  },
});
