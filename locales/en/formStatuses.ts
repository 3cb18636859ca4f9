/** The status of a person's form, the same on every page about assessments. */
export const formStatuses = {
  waiting: 'Not invited',
  invited: 'Not started',
  started: 'In progress',
  finished: 'Submitted',
} as const;
