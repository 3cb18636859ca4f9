import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { usePalette } from '../page/usePalette.ts';
import { barFigure, barTrack, hatchedBackground } from './barGrid.ts';

/** The name at the start of a row, with a note below it. */
export function BarName({ name, note }: { readonly name: string; readonly note?: string | undefined }) {
  return (
    <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
      {name}
      {note && (
        <Typography variant="caption" component="span" color="text.secondary" sx={{ display: 'block' }}>
          {note}
        </Typography>
      )}
    </Typography>
  );
}

interface BarTrackProps {
  readonly height: number;
  /** Whether the value is unknown, which is shown by hatching. */
  readonly isUnknown?: boolean;
  readonly children: ReactNode;
}

/** The scale of a row, with its bars and marks. */
export function BarTrack({ height, isUnknown = false, children }: BarTrackProps) {
  const palette = usePalette();
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'block',
        position: 'relative',
        height,
        borderRadius: 0.5,
        bgcolor: palette.surfaceSunken,
        backgroundImage: isUnknown ? hatchedBackground(palette.lineStrong) : undefined,
        ...barTrack,
      }}
    >
      {children}
    </Box>
  );
}

interface BarFillProps {
  readonly percent: number;
  readonly height: number;
  readonly color: string;
}

/** A bar from zero. */
export const BarFill = ({ percent, height, color }: BarFillProps) => (
  <Box
    component="span"
    sx={{ display: 'block', width: `${percent}%`, height, borderRadius: 0.5, bgcolor: color }}
  />
);

/** A dashed line that marks a reference value. */
export const BarReference = ({ percent, height }: Omit<BarFillProps, 'color'>) => (
  <Box
    component="span"
    sx={{
      position: 'absolute',
      insetInlineStart: `${percent}%`,
      top: -3,
      height: height + 6,
      borderInlineStart: '2px dashed',
      borderColor: 'text.primary',
    }}
  />
);

/** The number at the end of a row. */
export const BarFigure = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="body2" component="span" className="tabular" sx={barFigure}>
    {children}
  </Typography>
);
