/** How the pages of these results are laid out: one column of cards. */
export const stack = {
  maxWidth: 1120,
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
