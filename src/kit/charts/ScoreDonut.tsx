import { Box, Typography, useTheme } from '@mui/material';
import { scoreWord } from '../../../domain/scoring/scoreWord.ts';
import { scoreColors } from '../../theme/scoreColors.ts';
import { Hint } from '../page/SecondaryText.tsx';
import { usePalette } from '../page/usePalette.ts';

interface ScoreDonutProps {
  readonly value: number | null;
  /** The upper end of the band; `value` is its lower end. */
  readonly bandTo?: number | undefined;
  /** The accessible name: the score in words. */
  readonly label: string;
  readonly caption?: string;
  readonly text: string;
  /** The diameter of the ring in px. */
  readonly size?: number;
  readonly thickness?: number;
  readonly total?: number;
}

/** One score as a ring of `total`, with its number in the middle. The rest of a band is drawn paler. */
export function ScoreDonut({
  value,
  bandTo,
  label,
  caption,
  text,
  size = 250,
  thickness = 20,
  total = 100,
}: ScoreDonutProps) {
  const palette = usePalette();
  const { typography } = useTheme();
  const radius = (size - thickness) / 2;
  const length = 2 * Math.PI * radius;
  const shareOf = (points: number) => Math.min(1, Math.max(0, points / total));
  const filledShare = value === null ? 0 : shareOf(value);
  const bandShare = value === null || bandTo === undefined ? 0 : shareOf(bandTo) - filledShare;
  const ring = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: thickness };
  return (
    <Box style={{ width: size }} sx={{ position: 'relative', maxWidth: '100%', aspectRatio: '1' }}>
      <svg viewBox={`0 0 ${size} ${size}`} width="100%" role="img" aria-label={label}>
        <circle
          {...ring}
          stroke={palette.surfaceSunken}
          strokeDasharray={value === null ? '4 6' : undefined}
        />
        {filledShare > 0 && (
          <circle
            {...ring}
            stroke={scoreColors(palette)[scoreWord(value)]}
            strokeDasharray={`${filledShare * length} ${length}`}
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
          />
        )}
        {bandShare > 0 && (
          <circle
            {...ring}
            stroke={scoreColors(palette)[scoreWord(value)]}
            strokeOpacity={0.45}
            strokeDasharray={`${bandShare * length} ${length}`}
            transform={`rotate(${filledShare * 360 - 90} ${size / 2} ${size / 2})`}
          />
        )}
      </svg>
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          placeContent: 'center',
          textAlign: 'center',
          px: 4,
        }}
      >
        <Typography
          className="tabular"
          sx={{
            fontSize: text.length > 4 ? typography.h2.fontSize : '3rem',
            fontWeight: 500,
            lineHeight: 1.1,
          }}
        >
          {text}
        </Typography>
        {caption && <Hint>{caption}</Hint>}
      </Box>
    </Box>
  );
}
