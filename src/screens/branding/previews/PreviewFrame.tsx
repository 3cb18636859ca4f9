import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Color } from '../../../../domain/colors/contrast.ts';

interface PreviewFrameProps {
  readonly ground: Color;
  readonly text: Color;
  readonly children: ReactNode;
}

/** The edge of a small picture of a page. Screen readers skip pictures, whose values are in the form. */
export function PreviewFrame({ ground, text, children }: PreviewFrameProps) {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'minmax(0, 1fr)',
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: ground,
        color: text,
        fontSize: 13,
        lineHeight: 1.4,
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  );
}
