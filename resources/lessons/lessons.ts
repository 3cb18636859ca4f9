import { isFilePurpose } from '../../domain/learning/files/lessonFiles.ts';
import { lessonKinds } from '../../domain/learning/lessonKinds.ts';
import { defineResource, field, type RecordOf } from '../kit/resource.ts';

/** Where the content of a lesson is, if it isn't at a link. */
const sourceOf: Readonly<Record<string, string>> = { text: 'body', scorm: 'file_id' };

/** A lesson of a course, in its order. Edited on the course's page. */
export const lessons = defineResource({
  name: 'lessons',
  owner: 'platform',
  access: { read: 'local_admin', write: 'admin' },
  label: ['title'],
  list: ['course_id', 'position', 'title', 'kind', 'minutes', 'optional'],
  search: ['title'],
  sort: { field: 'position', order: 'ASC' },
  sections: {
    lesson: [
      'course_id',
      'position',
      'title',
      'kind',
      'body',
      'link',
      'file_id',
      'captions',
      'minutes',
      'optional',
    ],
  },
  fields: {
    course_id: field.reference('courses', { required: true }),
    position: field.number({ required: true, min: 1, max: 500, initial: 1 }),
    title: field.text({ required: true, max: 120 }),
    kind: field.choice(lessonKinds, { required: true, initial: 'text' }),
    body: field.longText({ max: 20_000 }),
    link: field.url(),
    /** The uploaded file of a file or video, used instead of the link. */
    file_id: field.number({ min: 1 }),
    captions: field.url(),
    minutes: field.number({ min: 1, max: 600 }),
    optional: field.yesNo(),
  },
  rules: (base) =>
    base.test('has-content', (draft, at) => {
      // The questions of a quiz are written after its lesson.
      if (draft?.kind === 'quiz') return true;
      if (isFilePurpose(draft?.kind) && draft?.file_id) return true;
      const path = sourceOf[draft?.kind] ?? 'link';
      return draft?.[path] ? true : at.createError({ path, message: 'required' });
    }),
});

export type LessonRecord = RecordOf<typeof lessons>;
