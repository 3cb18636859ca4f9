import { Box, Typography } from '@mui/material';
import { scoreWord } from '../../../domain/scoring/scoreWord.ts';
import { scoreColors } from '../../theme/scoreColors.ts';
import { usePalette } from '../page/usePalette.ts';

export interface DistributionColumn {
  /** The bounds of its scores, 0 to 100. */
  readonly from: number;
  readonly to: number;
  /** The percentage of respondents in the band. */
  readonly share: number;
  readonly name: string;
  readonly text: string;
}

interface DistributionColumnsProps {
  readonly label: string;
  readonly columns: readonly DistributionColumn[];
}

const height = 160;

/** A histogram of scores: one column for each band, as wide as the band, with its share above it. */
export function DistributionColumns({ label, columns }: DistributionColumnsProps) {
  const palette = usePalette();
  const maxDensity = Math.max(1, ...columns.map(({ share, from, to }) => share / (to - from)));
  return (
    <Box
      component="ul"
      aria-label={label}
      className="tabular"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        maxWidth: 640,
        display: 'grid',
        columnGap: '2px',
        gridTemplateColumns: columns.map(({ from, to }) => `minmax(0, ${to - from}fr)`).join(' '),
      }}
    >
      {columns.map(({ from, to, share, name, text }) => (
        <Box component="li" key={from} sx={{ display: 'grid', gridTemplateRows: 'auto auto' }}>
          <Box
            component="span"
            sx={{
              height: height + 28,
              display: 'flex',
              flexDirection: 'column',
              justifyContent: 'flex-end',
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography variant="body2" component="span" sx={{ textAlign: 'center', fontWeight: 500 }}>
              {text}
            </Typography>
            <Box
              component="span"
              aria-hidden
              sx={{
                height: (share / (to - from) / maxDensity) * height,
                borderRadius: '4px 4px 0 0',
                bgcolor: scoreColors(palette)[scoreWord((from + to) / 2)],
              }}
            />
          </Box>
          <Typography variant="caption" component="span" sx={{ textAlign: 'center', mt: 0.5, px: 0.75 }}>
            {name}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
