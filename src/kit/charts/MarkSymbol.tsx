import { Box } from '@mui/material';
import { usePalette } from '../page/usePalette.ts';
import { markShapes } from './markShapes.ts';

/** The symbol of one series of marks, used in the legend as in the drawing. */
export function MarkSymbol({ shape }: { readonly shape: number }) {
  const palette = usePalette();
  return (
    <Box component="svg" viewBox="-1 -1 14 14" sx={{ width: 12, height: 12, flexShrink: 0 }}>
      <path
        d={markShapes[shape % markShapes.length]}
        fill={palette.strongOf.accent.strong}
        stroke={palette.surfaceRaised}
        strokeWidth={1}
      />
    </Box>
  );
}
