import { Box } from '@mui/material';
import { usePalette } from '../page/usePalette.ts';
import { BarFigure, BarName, BarReference, BarTrack } from './BarParts.tsx';
import { barGrid, barRow } from './barGrid.ts';

export interface QuartileBar {
  readonly id: number;
  readonly name: string;
  /** The bounds of the interquartile range, and the median, of the compared values; 0 to 100. */
  readonly from: number;
  readonly median: number;
  readonly to: number;
  /** The bounds of the company's own value; null when there is none. */
  readonly own: { readonly from: number; readonly to: number } | null;
  readonly text: string;
}

interface QuartileBarsProps {
  readonly label: string;
  readonly bars: readonly QuartileBar[];
}

const height = 14;

/**
 * One value compared with those of others: their interquartile range as a bar, their median as a line, one's own value as a
 * point or, when it is a range, a bar.
 */
export function QuartileBars({ label, bars }: QuartileBarsProps) {
  const palette = usePalette();
  return (
    <Box component="ul" aria-label={label} sx={{ ...barGrid, rowGap: 1.5 }}>
      {bars.map(({ id, name, from, median, to, own, text }) => (
        <Box component="li" key={id} sx={{ ...barRow, rowGap: 0.75 }}>
          <BarName name={name} />
          <BarTrack height={height}>
            <Box
              component="span"
              sx={{
                ...positionAt(from),
                width: `${to - from}%`,
                height,
                bgcolor: palette.lineStrong,
                opacity: 0.45,
              }}
            />
            {own !== null && (
              <Box
                component="span"
                sx={{
                  ...positionAt(own.from),
                  top: -1,
                  width: `calc(${own.to - own.from}% + ${height + 2}px)`,
                  height: height + 2,
                  marginInlineStart: `-${height / 2 + 1}px`,
                  borderRadius: `${height / 2 + 1}px`,
                  bgcolor: palette.strongOf.primary.strong,
                  border: '2px solid',
                  borderColor: 'background.paper',
                }}
              />
            )}
            <BarReference percent={median} height={height} />
          </BarTrack>
          <BarFigure>{text}</BarFigure>
        </Box>
      ))}
    </Box>
  );
}

const positionAt = (value: number) =>
  ({ position: 'absolute', top: 0, insetInlineStart: `${value}%` }) as const;
