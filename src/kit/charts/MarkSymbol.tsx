import { Box } from '@mui/material';
import { usePalette } from '../page/usePalette.ts';

/** Distinguishable by shape alone, without color. */
const shapes = [
  'M6 0 12 6 6 12 0 6Z',
  'M1 1H11V11H1Z',
  'M6 0 12 11H0Z',
  'M0 1H12L6 12Z',
  'M4 0H8V4H12V8H8V12H4V8H0V4H4Z',
] as const;

/** The symbol of one series of marks, used in the legend and on the line. */
export function MarkSymbol({ shape }: { readonly shape: number }) {
  const palette = usePalette();
  return (
    <Box component="svg" viewBox="-1 -1 14 14" sx={{ width: 12, height: 12, flexShrink: 0 }}>
      <path
        d={shapes[shape % shapes.length]}
        fill={palette.strongOf.accent.strong}
        stroke={palette.surfaceRaised}
        strokeWidth={1}
      />
    </Box>
  );
}

/** The distinct names of the marks, in order of first appearance. */
export function distinctMarkNames(marks: readonly { readonly name: string }[]): readonly string[] {
  return [...new Set(marks.map(({ name }) => name))];
}
