const hiddenSelectors = [
  'header',
  'nav',
  'aside',
  // Sections next to the main content.
  'section:has(~ main)',
  '.MuiButton-root',
  '.MuiIconButton-root',
  '.MuiDialog-root',
  '.MuiSnackbar-root',
  '[data-picture="left-out"]',
  '[data-paper="left-out"]',
  // Empty searches only: a submitted search explains the results.
  '[role="search"]:has(input[value=""])',
].join(', ');

/** Print styles of every page: only the content, without controls and scrolling, with charts unchanged. */
export const printStyles = {
  '@page': { margin: '14mm' },
  '@media print': {
    '*, *::before, *::after': { printColorAdjust: 'exact', boxShadow: 'none !important' },
    'html, body': { backgroundColor: '#ffffff !important' },
    [hiddenSelectors]: { display: 'none !important' },
    // Page breaks do not work well inside full-height or flex containers.
    '.has-nav, .no-nav, :is(.has-nav, .no-nav) > div, div:has(> main)': {
      display: 'block !important',
      minHeight: '0 !important',
    },
    main: { padding: '0 !important' },
    'main > *': { maxWidth: 'none !important' },
    'section, li, tr, svg': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    '.MuiTableContainer-root': { overflow: 'visible !important', maxHeight: 'none !important' },
    // recharts measures its size on the screen; on paper the chart scales with its container.
    '.recharts-responsive-container > div, .recharts-wrapper': {
      width: '100% !important',
      height: '100% !important',
    },
    'details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
  },
} as const;
