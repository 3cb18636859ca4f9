import { Paper, Popper, Typography } from '@mui/material';
import type { HeatmapCellTexts } from './useHeatmapTexts.ts';

interface HeatmapTooltipProps {
  readonly anchor: HTMLElement;
  readonly group: string;
  readonly topic: string;
  readonly texts: HeatmapCellTexts;
}

/** The details of the active cell. Screen readers read them in the cell itself. */
export function HeatmapTooltip({ anchor, group, topic, texts }: HeatmapTooltipProps) {
  return (
    <Popper
      open
      anchorEl={anchor}
      placement="top"
      aria-hidden
      sx={{ pointerEvents: 'none', zIndex: 'tooltip' }}
    >
      <Paper variant="outlined" sx={{ px: 1.5, py: 1, my: 0.5, maxWidth: 280 }}>
        <Typography variant="caption" component="p" color="text.secondary" sx={{ m: 0 }}>
          {`${group} · ${topic}`}
        </Typography>
        <Typography variant="body2" component="p" className="tabular" sx={{ m: 0, fontWeight: 500 }}>
          {texts.score}
        </Typography>
        {texts.details.map((detail) => (
          <Typography key={detail} variant="caption" component="p" className="tabular" sx={{ m: 0 }}>
            {detail}
          </Typography>
        ))}
      </Paper>
    </Popper>
  );
}
