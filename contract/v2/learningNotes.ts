import { boolean, type InferType, object } from 'yup';
import { maxNoteLength } from '../../domain/learning/lessonNotes.ts';
import { trimmedText } from '../../resources/textSchemas.ts';
import { readCall } from '../call.ts';
import { id, listOf, pageNumber } from '../sharedShapes.ts';
import { anyText, requiredFlag, requiredNumber, requiredText } from '../values.ts';
import { ofLesson } from './ownLearning.ts';

const note = object({
  course_id: id(),
  lesson_id: requiredNumber,
  course_title: requiredText,
  lesson_title: requiredText,
  note: anyText,
  is_bookmarked: requiredFlag,
  updated_at: requiredText,
});
export type OwnNote = InferType<typeof note>;

/** Notes and bookmarks of a learner. No one else can read them, whatever their permissions. */
export const learningNoteCalls = {
  save: readCall('user', '/v2/my_learning/save_note', {
    summary: 'Saves the caller’s own note and bookmark of a lesson. Without both, nothing is kept.',
    body: object({
      ...ofLesson,
      note: trimmedText().max(maxNoteLength, 'tooLong').default(''),
      is_bookmarked: boolean().typeError('choice').required('required'),
    }),
    response: object({ note: anyText, is_bookmarked: requiredFlag }),
  }),
  list: readCall('user', '/v2/my_learning/notes', {
    summary: 'A page of the caller’s own notes and bookmarks, newest first.',
    body: object({
      search: trimmedText().max(100, 'tooLong').default(''),
      bookmarked: boolean().typeError('choice').default(false),
      page: pageNumber(),
    }),
    response: object({ total: requiredNumber, notes: listOf(note) }),
  }),
} as const;
