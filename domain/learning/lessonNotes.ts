/** The longest note on a lesson, in characters. */
export const maxNoteLength = 4_000;

/** What a person keeps about a lesson for themselves. */
export interface LessonNote {
  readonly note: string;
  readonly is_bookmarked: boolean;
}

/** Whether nothing is left to keep. */
export const isEmptyNote = ({ note, is_bookmarked }: LessonNote): boolean => note === '' && !is_bookmarked;
