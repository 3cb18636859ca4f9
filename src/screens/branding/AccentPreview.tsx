import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { accentTextColor } from '../../../domain/branding/accentColor.ts';
import type { Color } from '../../../domain/colors/contrast.ts';
import { paletteOf } from '../../theme/palettes.ts';

const modes = ['light', 'dark'] as const;

/** The main button in the accent color, in both modes. */
export function AccentPreview({ color }: { readonly color: Color }) {
  const translate = useTranslate();
  return (
    <Box
      role="group"
      aria-label={translate('branding.look.preview')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      {modes.map((mode) => {
        const { surface, text } = paletteOf('default', mode);
        return (
          <Box key={mode} sx={{ flex: '1 1 200px', p: 2, borderRadius: 1, bgcolor: surface, color: text }}>
            <Typography variant="caption" component="p" sx={{ mb: 1 }}>
              {translate(`branding.look.${mode}`)}
            </Typography>
            <Box
              component="span"
              sx={{
                display: 'inline-block',
                px: 3,
                py: 1.5,
                borderRadius: 1,
                bgcolor: color,
                color: accentTextColor(color),
              }}
            >
              {translate('branding.look.sample')}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
