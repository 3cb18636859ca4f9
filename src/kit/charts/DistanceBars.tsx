import { Box, Typography } from '@mui/material';
import { usePalette } from '../page/usePalette.ts';
import { barFigure, barGrid, barRow, barTrack } from './barGrid.ts';

export interface DistanceBar {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** At least 0; null when unknown. */
  readonly value: number | null;
  /** A reference value, drawn as a dashed line; null for none. */
  readonly reference: number | null;
  /** The value as text, or the reason why there is none. */
  readonly text: string;
}

interface DistanceBarsProps {
  readonly label: string;
  readonly bars: readonly DistanceBar[];
  /** The smallest maximum of the scale, so that small amounts look small. */
  readonly minScale?: number;
}

const height = 12;

/** Amounts as bars from zero, each with its number and a reference line. Unknown amounts are hatched. */
export function DistanceBars({ label, bars, minScale = 10 }: DistanceBarsProps) {
  const palette = usePalette();
  const span = Math.max(
    minScale,
    ...bars.map(({ value, reference }) => Math.max(value ?? 0, reference ?? 0)),
  );
  return (
    <Box component="ul" aria-label={label} sx={{ ...barGrid, rowGap: 1 }}>
      {bars.map(({ id, name, note, value, reference, text }) => (
        <Box component="li" key={id} sx={{ ...barRow, rowGap: 0.5 }}>
          <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
            {name}
            <Typography variant="caption" component="span" color="text.secondary" sx={{ display: 'block' }}>
              {note}
            </Typography>
          </Typography>
          <Box
            component="span"
            aria-hidden
            sx={{
              display: 'block',
              position: 'relative',
              height,
              borderRadius: 0.5,
              bgcolor: palette.surfaceSunken,
              ...barTrack,
              backgroundImage:
                value === null
                  ? `repeating-linear-gradient(45deg, ${palette.lineStrong} 0 2px, transparent 2px 6px)`
                  : undefined,
            }}
          >
            <Box
              component="span"
              sx={{
                display: 'block',
                width: `${((value ?? 0) / span) * 100}%`,
                height,
                borderRadius: 0.5,
                bgcolor: palette.primary,
              }}
            />
            {reference !== null && (
              <Box
                component="span"
                sx={{
                  position: 'absolute',
                  insetInlineStart: `${(reference / span) * 100}%`,
                  top: -3,
                  height: height + 6,
                  borderInlineStart: '2px dashed',
                  borderColor: 'text.primary',
                }}
              />
            )}
          </Box>
          <Typography variant="body2" component="span" className="tabular" sx={barFigure}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
