import { defineResource, field, type RecordOf } from '../kit/resource.ts';

/** A course at its position in a path. Edited on the path's page. */
export const pathSteps = defineResource({
  name: 'path_steps',
  owner: 'platform',
  access: { read: 'local_admin', write: 'admin' },
  label: ['course_id'],
  list: ['path_id', 'position', 'course_id', 'note'],
  search: ['note'],
  sort: { field: 'position', order: 'ASC' },
  sections: { step: ['path_id', 'course_id', 'position', 'note'] },
  fields: {
    path_id: field.reference('learning_paths', { required: true }),
    course_id: field.reference('courses', { required: true }),
    position: field.number({ required: true, min: 1, max: 500, initial: 1 }),
    note: field.text({ max: 240 }),
  },
});

export type PathStepRecord = RecordOf<typeof pathSteps>;
