import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { GapArrow } from '../kit/charts/GapArrow.tsx';
import { hatchedBackground } from '../kit/charts/hatchedBackground.ts';
import { heatmapTint } from '../kit/charts/heatmapTint.ts';
import { usePalette } from '../kit/page/usePalette.ts';

/** The legend of the heatmap's colors and symbols, in words. */
export function HeatmapLegend() {
  const translate = useTranslate();
  const palette = usePalette();
  const swatch = (background: object) => (
    <Box
      component="span"
      sx={{
        width: 16,
        height: 16,
        borderRadius: 0.5,
        border: '1px solid',
        borderColor: 'divider',
        ...background,
      }}
    />
  );
  const tint = (gap: number, isSignificant: boolean) => ({
    bgcolor: heatmapTint(gap, palette, isSignificant),
  });
  return (
    <Typography
      variant="caption"
      component="div"
      color="text.secondary"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, mt: 1.5 }}
    >
      <Box component="span" sx={entry}>
        {swatch(tint(-16, true))}
        <GapArrow isDown /> {translate('results.groups.below')}
      </Box>
      <Box component="span" sx={entry}>
        {swatch(tint(16, true))}
        <GapArrow isDown={false} /> {translate('results.groups.above')}
      </Box>
      <Box component="span" sx={entry}>
        {swatch(tint(-16, false))}
        {swatch(tint(16, false))} {translate('results.groups.pale')}
      </Box>
      <Box component="span" sx={entry}>
        {swatch({ backgroundImage: hatchedBackground(palette.line) })} {translate('results.notShown')}
      </Box>
    </Typography>
  );
}

const entry = { display: 'flex', alignItems: 'center', gap: 0.75 } as const;
