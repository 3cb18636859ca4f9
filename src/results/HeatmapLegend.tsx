import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { heatmapTint } from '../kit/charts/heatmapTint.ts';
import { usePalette } from '../kit/page/usePalette.ts';

/** The legend of the heatmap's colors and symbols. */
export function HeatmapLegend() {
  const translate = useTranslate();
  const palette = usePalette();
  const swatch = (gap: number) => (
    <Box
      component="span"
      sx={{
        width: 16,
        height: 16,
        borderRadius: 0.5,
        bgcolor: heatmapTint(gap, palette),
        display: 'inline-block',
      }}
    />
  );
  const entry = { display: 'flex', alignItems: 'center', gap: 0.75 } as const;
  return (
    <Typography
      variant="caption"
      component="div"
      color="text.secondary"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 1 }}
    >
      <Box component="span" sx={entry}>
        {swatch(-12)} − {translate('results.groups.below')}
      </Box>
      <Box component="span" sx={entry}>
        {swatch(12)} + {translate('results.groups.above')}
      </Box>
      <Box component="span" sx={entry}>
        ▲ ▼ {translate('results.groups.clear')}
      </Box>
    </Typography>
  );
}
