import { programIds } from '../../domain/accounts/programs.ts';
import { defineResource, field } from '../kit/resource.ts';

/**
 * An ordered bundle of courses that account administrators assign together. All courses must be finished (unlike paths,
 * it has no rule). It can contain drafts, but can be assigned only when all courses are published.
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
    name: field.text({ required: true, max: 120 }),
    description: field.longText({ max: 2000 }),
    course_ids: field.references('courses', { required: true }),
    topic_id: field.reference('topics'),
    program_ids: field.choices(programIds),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base.test('has-courses', (draft, at) =>
      draft?.course_ids?.length > 0 ? true : at.createError({ path: 'course_ids', message: 'required' }),
    ),
});
