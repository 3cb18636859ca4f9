/** How the parts of a page of results stand below each other. */
export const stack = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
