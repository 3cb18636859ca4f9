import { defineResource, field, type RecordOf } from '../kit/resource.ts';

/**
 * A step of a path at its position: a course, or a set of courses of which `needed` are enough. Edited on the path's page. A path contains
 * each course once.
 */
export const pathSteps = defineResource({
  name: 'path_steps',
  owner: 'platform',
  access: { read: 'local_admin', write: 'admin' },
  label: ['path_id'],
  list: ['path_id', 'position', 'course_id', 'course_ids', 'needed', 'note'],
  search: ['note'],
  sort: { field: 'position', order: 'ASC' },
  sections: { step: ['path_id', 'course_id', 'course_ids', 'needed', 'position', 'note'] },
  fields: {
    path_id: field.reference('learning_paths', { required: true }),
    course_id: field.reference('courses'),
    course_ids: field.references('courses'),
    needed: field.number({ min: 1, max: 100 }),
    position: field.number({ required: true, min: 1, max: 500, initial: 1 }),
    note: field.text({ max: 240 }),
  },
  rules: (base) =>
    base
      .test('course-or-set', (draft, at) => {
        const count = draft?.course_ids?.length ?? 0;
        if (draft?.course_id)
          return count === 0 ? true : at.createError({ path: 'course_ids', message: 'courseOrSet' });
        if (count === 0) return at.createError({ path: 'course_id', message: 'required' });
        return count > 1
          ? true
          : at.createError({ path: 'course_ids', message: 'tooFew', params: { min: 2 } });
      })
      .test('needed-of-set', (draft, at) => {
        const count = draft?.course_ids?.length ?? 0;
        if (count === 0) return true;
        if (!draft.needed) return at.createError({ path: 'needed', message: 'required' });
        return draft.needed <= count
          ? true
          : at.createError({ path: 'needed', message: 'tooLarge', params: { max: count } });
      }),
});

export type PathStepRecord = RecordOf<typeof pathSteps>;
