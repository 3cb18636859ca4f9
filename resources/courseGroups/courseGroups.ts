import { programIds } from '../../domain/accounts/programs.ts';
import { choices, defineResource, longText, moment, reference, references, text } from '../kit/resource.ts';

/**
 * A predefined bundle of courses, in their order, that administrators of accounts give as one. It has no rule of its
 * own (a path has): all its courses are to be done. It may hold a draft, but is given only when all are published.
 */
export const courseGroups = defineResource({
  name: 'course_groups',
  owner: 'platform',
  access: { read: 'local_admin', write: 'admin' },
  label: ['name'],
  list: ['name', 'description', 'course_ids', 'updated_at'],
  search: ['name', 'description'],
  sort: { field: 'name', order: 'ASC' },
  sections: { group: ['name', 'description', 'course_ids'], purpose: ['topic_id', 'program_ids'] },
  fields: {
    name: text({ required: true, max: 120 }),
    description: longText({ max: 2000 }),
    course_ids: references('courses', { required: true }),
    topic_id: reference('topics'),
    program_ids: choices(programIds),
    updated_at: moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base.test('has-courses', (draft, at) =>
      draft?.course_ids?.length > 0 ? true : at.createError({ path: 'course_ids', message: 'required' }),
    ),
});
