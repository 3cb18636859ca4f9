/** Dense rows with a sticky header. */
export const denseTableStyle = {
  '& .RaDataTable-tableWrapper': { maxHeight: 'calc(100vh - 332px)', minHeight: 240, overflow: 'auto' },
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

/** On a phone only the table scrolls, so the toolbar above it stays visible. */
export const phoneListStyle = {
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-content': { minWidth: 0, maxWidth: '100%', overflow: 'hidden' },
  '& .RaList-actions': { bgcolor: 'transparent', minHeight: 0 },
  '& .RaList-actions .MuiToolbar-root': { bgcolor: 'transparent' },
} as const;
