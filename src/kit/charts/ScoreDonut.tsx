import { Box, Typography, useTheme } from '@mui/material';
import { scoreWord } from '../../../domain/scoring/scoreWord.ts';
import { scoreColors } from '../../theme/scoreColors.ts';
import { Hint } from '../page/SecondaryText.tsx';
import { usePalette } from '../page/usePalette.ts';
import { LazyDrawing } from './LazyDrawing.tsx';

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
  const shareOf = (points: number) => Math.min(1, Math.max(0, points / total));
  const filled = value === null ? null : shareOf(value);
  const band = filled === null || bandTo === undefined ? 0 : shareOf(bandTo) - filled;
  return (
    <Box style={{ width: size }} sx={{ position: 'relative', maxWidth: '100%', aspectRatio: '1' }}>
      <Box role="img" aria-label={label} sx={drawingStyles}>
        <LazyDrawing
          kind="donut"
          filled={filled}
          band={band}
          color={scoreColors(palette)[scoreWord(value)]}
          size={size}
          thickness={thickness}
        />
      </Box>
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

/** The drawing shrinks with its container. */
const drawingStyles = {
  height: '100%',
  '& .recharts-wrapper': { width: '100% !important', height: '100% !important' },
} as const;
