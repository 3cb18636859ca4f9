import type { SxProps, Theme } from '@mui/material';
import type { Palette } from '../../theme/palettes.ts';
import { hatchedBackground } from './hatchedBackground.ts';

/** With more topics, the headings are turned on any screen, so that twelve fit without scrolling; with fewer, on narrow ones. */
const [maxLevelOnWide, maxLevelOnNarrow] = [7, 4];

interface HeatmapTableLayout {
  readonly topicCount: number;
  readonly canOpen: boolean;
}

const turned = {
  display: 'inline-block',
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
  maxHeight: 148,
  textAlign: 'start',
} as const;
const levelOnWide = {
  ...turned,
  writingMode: { xs: 'vertical-rl', lg: 'horizontal-tb' },
  transform: { xs: 'rotate(180deg)', lg: 'none' },
  textAlign: { xs: 'start', lg: 'center' },
} as const;

/** The styles of the whole table, so that hundreds of rows need no styles of their own. */
export const heatmapTableStyles = (
  palette: Palette,
  { topicCount, canOpen }: HeatmapTableLayout,
): SxProps<Theme> => ({
  borderCollapse: 'separate',
  borderSpacing: 2,
  tableLayout: 'fixed',
  lineHeight: 1.3,
  fontSize: 'body2.fontSize',
  '& th, & td': { padding: '4px', fontWeight: 400, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 'caption.fontSize' },
  '& strong': { fontWeight: 500 },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    verticalAlign: 'bottom',
    textAlign: 'center',
    color: palette.textQuiet,
    backgroundColor: palette.surfaceRaised,
  },
  '& thead th:first-of-type': { zIndex: 3, width: { xs: 136, md: 184 } },
  '& tr > th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    textAlign: 'start',
    backgroundColor: palette.surfaceRaised,
    paddingInlineStart: 0,
  },
  '& thead tr > th:first-of-type': { zIndex: 3 },
  '& tbody th small': { color: palette.textQuiet },
  ...(topicCount > maxLevelOnNarrow && {
    '& thead th > span': topicCount > maxLevelOnWide ? turned : levelOnWide,
  }),
  '& td': {
    position: 'relative',
    height: 44,
    borderRadius: 0.5,
    textAlign: 'center',
    cursor: canOpen ? 'pointer' : undefined,
  },
  '& .average > td': { height: 32, cursor: 'default', backgroundColor: palette.surfaceSunken },
  '& td:focus-visible': { outline: `3px solid ${palette.focus}`, outlineOffset: '-1px', zIndex: 1 },
  '& td.unknown': { color: palette.textQuiet, backgroundImage: hatchedBackground(palette.line) },
});
