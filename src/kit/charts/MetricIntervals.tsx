import { Box, Typography } from '@mui/material';
import { usePalette } from '../page/usePalette.ts';
import { visuallyHidden } from '../page/visuallyHidden.ts';
import { BarFigure, BarTrack } from './BarParts.tsx';
import { barGrid, barRow } from './barGrid.ts';
import { distinctMarkNames, MarkSymbol } from './MarkSymbol.tsx';

/** Another person's or an earlier value of the same metric. */
export interface IntervalMark {
  readonly name: string;
  /** The value, 0 to 100. */
  readonly value: number;
}

export interface IntervalRow {
  readonly id: string;
  readonly name: string;
  /** The value, 0 to 100, with the bounds of its 80% confidence range. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly note?: string;
  readonly marks?: readonly IntervalMark[];
}

interface MetricIntervalsProps {
  readonly rows: readonly IntervalRow[];
  readonly label: string;
  /** The legend text of the points; needed when the rows have marks. */
  readonly pointLegend?: string;
}

/** Values from 0 to 100 as points on a line, each with its confidence range. Each series of marks has its own shape. */
export function MetricIntervals({ rows, label, pointLegend }: MetricIntervalsProps) {
  const names = distinctMarkNames(rows.flatMap(({ marks = [] }) => marks));
  const pointSx = usePointSx();
  return (
    <>
      {names.length > 0 && (
        <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, px: 1, mb: 1 }}>
          {pointLegend && (
            <Typography variant="caption" component="span" sx={keySx}>
              <Box component="span" sx={{ ...pointSx, width: 12, height: 12 }} />
              {pointLegend}
            </Typography>
          )}
          {names.map((name, at) => (
            <Typography key={name} variant="caption" component="span" sx={keySx}>
              <MarkSymbol shape={at} />
              {name}
            </Typography>
          ))}
        </Box>
      )}
      <Box component="ul" aria-label={label} sx={{ ...barGrid, rowGap: 0.5 }}>
        {rows.map((row) => (
          <Box component="li" key={row.id} sx={lineSx}>
            <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
              {row.name}
              {row.note && (
                <Typography
                  variant="caption"
                  component="span"
                  color="text.secondary"
                  sx={{ display: 'block' }}
                >
                  {row.note}
                </Typography>
              )}
            </Typography>
            <Track row={row} names={names} />
            <Figures row={row} />
          </Box>
        ))}
      </Box>
    </>
  );
}

const keySx = { display: 'inline-flex', alignItems: 'center', gap: 1 } as const;
const lineSx = { ...barRow, position: 'relative', rowGap: 0.5, p: 1 } as const;

function Figures({ row: { value, low, high, marks = [] } }: { readonly row: IntervalRow }) {
  return (
    <BarFigure>
      <strong>{value}</strong>
      {high > low && (
        <Typography variant="caption" component="span" color="text.secondary" sx={{ ml: 1 }}>
          {`${Math.round(low)}–${Math.round(high)}`}
        </Typography>
      )}
      <Box component="span" sx={visuallyHidden}>
        {marks.map((mark) => ` ${mark.name}: ${mark.value}.`).join('')}
      </Box>
    </BarFigure>
  );
}

interface TrackProps {
  readonly row: IntervalRow;
  readonly names: readonly string[];
}

const quarters = [25, 50, 75];

function Track({ row: { value, low, high, marks = [] }, names }: TrackProps) {
  const palette = usePalette();
  const pointSx = usePointSx();
  return (
    <BarTrack height={24}>
      {quarters.map((at) => (
        <Box
          key={at}
          component="span"
          sx={{
            ...lineAt(at),
            width: '1px',
            height: '100%',
            top: 0,
            bgcolor: at === 50 ? palette.lineStrong : palette.line,
          }}
        />
      ))}
      <Box
        component="span"
        sx={{
          ...lineAt(low),
          width: `${Math.max(0, high - low)}%`,
          top: 8,
          height: 8,
          borderRadius: 1,
          bgcolor: palette.primary,
          opacity: 0.45,
        }}
      />
      {marks.map((mark) => (
        <Box
          key={mark.name}
          component="span"
          sx={{ ...lineAt(mark.value), top: 6, height: 12, transform: 'translateX(-50%)', lineHeight: 0 }}
        >
          <MarkSymbol shape={names.indexOf(mark.name)} />
        </Box>
      ))}
      <Box
        component="span"
        sx={{
          ...lineAt(value),
          ...pointSx,
          top: 5,
          width: 14,
          height: 14,
          transform: 'translateX(-50%)',
        }}
      />
    </BarTrack>
  );
}

function usePointSx() {
  const palette = usePalette();
  return {
    borderRadius: '50%',
    bgcolor: palette.strongOf.primary.strong,
    border: '2px solid',
    borderColor: palette.surfaceRaised,
  } as const;
}

const lineAt = (percent: number) => ({ position: 'absolute', left: `${percent}%` }) as const;
