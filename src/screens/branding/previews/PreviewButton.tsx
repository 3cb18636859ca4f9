import { Box } from '@mui/material';
import type { Color } from '../../../../domain/colors/contrast.ts';

interface PreviewButtonProps {
  readonly label: string;
  readonly color: Color;
  readonly text: Color;
}

/** A button in a small picture. */
export function PreviewButton({ label, color, text }: PreviewButtonProps) {
  return (
    <Box
      component="span"
      style={{ backgroundColor: color, color: text }}
      sx={{
        justifySelf: 'start',
        display: 'inline-block',
        px: 2,
        py: 1,
        borderRadius: 1,
        fontWeight: 500,
      }}
    >
      {label}
    </Box>
  );
}
