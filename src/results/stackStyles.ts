/** Stacks the sections of a results page in one column. */
export const sectionStack = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

/** The sections of a whole page, in the width that the layout gives it. */
export const pageStack = { ...sectionStack, minWidth: 0 } as const;
