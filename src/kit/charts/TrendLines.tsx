import { Box } from '@mui/material';
import { LazyDrawing } from './LazyDrawing.tsx';
import { trendHeight } from './trendHeight.ts';
import type { TrendLine, TrendPoint, TrendReference } from './trendTypes.ts';

interface TrendLinesProps {
  /** The values of the highlighted line in words. */
  readonly label: string;
  readonly lines: readonly TrendLine[];
  readonly points: readonly TrendPoint[];
  /** The key of the highlighted line. */
  readonly chosen: string;
  readonly reference?: TrendReference | undefined;
}

/** Scores by quarter, with one highlighted line. */
export const TrendLines = ({ label, ...drawing }: TrendLinesProps) => (
  <Box role="img" aria-label={label} sx={{ height: trendHeight }}>
    <LazyDrawing kind="trend" {...drawing} />
  </Box>
);
