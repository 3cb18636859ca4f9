export const maxNoteLength = 2_000;
/** Maximum number of notes about one applicant, which are shown on one page. */
export const maxNotes = 200;
