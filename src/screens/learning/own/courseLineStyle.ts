/** A line of a list of courses, with its button at the end. */
export const courseLineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
