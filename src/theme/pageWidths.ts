/** The widths of the page grid in px. `tests/house/pageWidths.test.ts` keeps other widths of pages out of the screens. */
export const pageWidths = {
  /** All content of a page: fills the screen next to the menu up to 1,920 px and is centered on wider ones. */
  page: 1680,
  /** Text that is read line by line. */
  text: 720,
  /** A course: the lesson beside the list of lessons. */
  course: 1200,
  /** The fields of a form. */
  form: 640,
} as const;
