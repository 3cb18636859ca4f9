import { Box, TableCell } from '@mui/material';
import { readableTextColor } from '../../../domain/colors/contrast.ts';
import { usePalette } from '../page/usePalette.ts';
import { type DisplayedScore, displayedScoreText, minimumGap, type ScoreTexts } from './displayedScore.ts';
import { heatmapTint } from './heatmapTint.ts';
import type { HeatmapScore } from './heatmapTypes.ts';

interface HeatCellProps {
  readonly score: DisplayedScore | HeatmapScore | undefined;
  /** The company average to compare with; omitted for the average's own column. */
  readonly average?: DisplayedScore;
  readonly words: ScoreTexts;
}

const cellStyle = { border: 0, borderRadius: 0.5, lineHeight: 1.3, px: { xs: 0.5, md: 1 } } as const;

/** One cell of the heatmap. Its text color contrasts with the tint. */
export function HeatmapCell({ score, average, words }: HeatCellProps) {
  const palette = usePalette();
  if (!score || score.value === null) {
    return (
      <TableCell
        align="center"
        sx={{
          ...cellStyle,
          fontSize: 'caption.fontSize',
          color: 'text.secondary',
          backgroundImage: `repeating-linear-gradient(45deg, ${palette.line} 0 1px, transparent 1px 7px)`,
        }}
      >
        {words.notShown}
      </TableCell>
    );
  }
  const gap = average?.value === null || !average ? null : minimumGap(score, average);
  const background = gap === null ? palette.surfaceSunken : heatmapTint(gap, palette);
  const isSignificant = 'isSignificant' in score && score.isSignificant;
  const isExact = ![score, average].some((one) => one?.low || one?.high || one?.banded);
  return (
    <TableCell
      align="center"
      className="tabular"
      sx={{ ...cellStyle, bgcolor: background, color: readableTextColor(background, '#ffffff', '#000000') }}
    >
      <Box component="span" sx={{ fontWeight: 500 }}>
        {displayedScoreText(score, words)}
      </Box>
      {gap !== null && isExact && (
        <Box
          component="span"
          sx={{ display: 'block', fontSize: 'caption.fontSize', fontWeight: isSignificant ? 700 : 400 }}
        >
          {gapText(gap)}
          {isSignificant && (
            <span role="img" aria-label={words.significant}>
              {gap < 0 ? ' ▼' : ' ▲'}
            </span>
          )}
        </Box>
      )}
    </TableCell>
  );
}

/** The gap with its sign, so that color is never the only indicator. A true minus aligns with the plus. */
const gapText = (gap: number) => (gap < 0 ? `−${-gap}` : gap > 0 ? `+${gap}` : '±0');
