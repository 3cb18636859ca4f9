/** Dense rows with a head that stays, as people who live in lists want them. */
export const dense = {
  '& .RaDataTable-tableWrapper': { maxHeight: 'calc(100vh - 320px)', minHeight: 240, overflow: 'auto' },
  '& th': { position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper', whiteSpace: 'nowrap' },
  '& td': {
    height: 36,
    py: 0,
    maxWidth: 320,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& td, & th': { fontVariantNumeric: 'tabular-nums' },
} as const;
