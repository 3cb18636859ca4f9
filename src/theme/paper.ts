const hidden = [
  'header',
  'nav',
  'aside',
  // What stands beside the page's content is for the screen.
  'section:has(~ main)',
  '.MuiButton-root',
  '.MuiIconButton-root',
  '.MuiDialog-root',
  '[data-picture="left-out"]',
  '[data-paper="left-out"]',
  // A search that was made belongs to what was found.
  '[role="search"]:has(input[value=""])',
].join(', ');

/** Any page on paper: its content alone, drawings as they are, nothing to press and nothing that scrolls. */
export const onPaper = {
  '@page': { margin: '14mm' },
  '@media print': {
    '*, *::before, *::after': { printColorAdjust: 'exact', boxShadow: 'none !important' },
    'html, body': { backgroundColor: '#ffffff !important' },
    [hidden]: { display: 'none !important' },
    // Pages break badly within what fills the window or stands in columns.
    '.has-nav, .no-nav, :is(.has-nav, .no-nav) > div, div:has(> main)': {
      display: 'block !important',
      minHeight: '0 !important',
    },
    main: { padding: '0 !important' },
    'main > *': { maxWidth: 'none !important' },
    'section, li, tr, svg': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    '.MuiTableContainer-root': { overflow: 'visible !important', maxHeight: 'none !important' },
    // Measured for the screen; the drawing scales with what holds it.
    '.recharts-responsive-container > div, .recharts-wrapper': {
      width: '100% !important',
      height: '100% !important',
    },
    'details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
  },
} as const;
