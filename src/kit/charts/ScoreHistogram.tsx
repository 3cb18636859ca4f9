import { Box, Typography } from '@mui/material';
import { usePalette } from '../page/usePalette.ts';
import { bandColor } from './bandColor.ts';
import { LazyDrawing } from './LazyDrawing.tsx';

export interface HistogramBand {
  /** The bounds of its scores, 0 to 100. */
  readonly from: number;
  readonly to: number;
  /** The percentage of respondents in the band. */
  readonly share: number;
  readonly name: string;
  readonly text: string;
}

interface ScoreHistogramProps {
  readonly label: string;
  readonly bands: readonly HistogramBand[];
}

const height = 160;
/** The room for the text above the highest column. */
const textHeight = 28;

/** A histogram of scores: one column for each band, as wide as the band, with its share above it. */
export function ScoreHistogram({ label, bands }: ScoreHistogramProps) {
  const palette = usePalette();
  const densityOf = ({ share, from, to }: HistogramBand) => share / (to - from);
  const maxDensity = Math.max(1, ...bands.map(densityOf));
  const columns = bands.map((band) => ({
    from: band.from,
    to: band.to,
    density: densityOf(band) / maxDensity,
    color: bandColor(palette, band),
  }));
  return (
    <Box sx={{ maxWidth: 640, position: 'relative' }}>
      <Box aria-hidden sx={{ position: 'absolute', top: textHeight, insetInline: 0, height }}>
        <LazyDrawing kind="histogram" columns={columns} />
      </Box>
      <Box
        component="ul"
        aria-label={label}
        className="tabular"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: bands.map(({ from, to }) => `minmax(0, ${to - from}fr)`).join(' '),
        }}
      >
        {bands.map((band, at) => (
          <Box component="li" key={band.from} sx={{ textAlign: 'center' }}>
            <Box
              component="span"
              sx={{ display: 'block', position: 'relative', height: height + textHeight }}
            >
              <Typography
                variant="body2"
                component="span"
                style={{ bottom: (columns[at]?.density ?? 0) * height + 2 }}
                sx={{ position: 'absolute', insetInline: 0, fontWeight: 500 }}
              >
                {band.text}
              </Typography>
            </Box>
            <Typography variant="caption" component="span" sx={{ display: 'block', mt: 0.5, px: 0.75 }}>
              {band.name}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
