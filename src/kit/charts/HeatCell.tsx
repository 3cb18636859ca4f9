import { Box, TableCell } from '@mui/material';
import { readableOn } from '../../theme/contrast.ts';
import { usePalette } from '../page/usePalette.ts';
import type { HeatValue } from './heat.ts';
import { certainGap, type Shown, type ShownWords, shownText } from './shown.ts';
import { tintOf } from './tint.ts';

interface HeatCellProps {
  readonly shown: Shown | HeatValue | undefined;
  /** The company average to compare with; omitted for the average's own column. */
  readonly everybody?: Shown;
  readonly words: ShownWords;
}

const face = { border: 0, borderRadius: 0.5, lineHeight: 1.3, px: { xs: 0.5, md: 1 } } as const;

/** One cell of the heatmap. Its text color contrasts with the tint. */
export function HeatCell({ shown, everybody, words }: HeatCellProps) {
  const palette = usePalette();
  if (!shown || shown.value === null) {
    return (
      <TableCell
        align="center"
        sx={{
          ...face,
          fontSize: 'caption.fontSize',
          color: 'text.secondary',
          backgroundImage: `repeating-linear-gradient(45deg, ${palette.line} 0 1px, transparent 1px 7px)`,
        }}
      >
        {words.notShown}
      </TableCell>
    );
  }
  const gap = everybody?.value === null || !everybody ? null : certainGap(shown, everybody);
  const ground = gap === null ? palette.surfaceSunken : tintOf(gap, palette);
  const isClear = 'isClear' in shown && shown.isClear;
  const isExact = ![shown, everybody].some((one) => one?.low || one?.high || one?.banded);
  return (
    <TableCell
      align="center"
      className="tabular"
      sx={{ ...face, bgcolor: ground, color: readableOn(ground, '#ffffff', '#000000') }}
    >
      <Box component="span" sx={{ fontWeight: 500 }}>
        {shownText(shown, words)}
      </Box>
      {gap !== null && isExact && (
        <Box
          component="span"
          sx={{ display: 'block', fontSize: 'caption.fontSize', fontWeight: isClear ? 700 : 400 }}
        >
          {gapText(gap)}
          {isClear && (
            <span role="img" aria-label={words.clear}>
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
