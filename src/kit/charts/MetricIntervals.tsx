import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { usePalette } from '../page/usePalette.ts';
import { visuallyHidden } from '../page/visuallyHidden.ts';
import { MarkSymbol } from './MarkSymbol.tsx';
import { PlotList } from './PlotList.tsx';
import { scoreScale } from './plotTypes.ts';

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
  const palette = usePalette();
  const names = useMemo(
    () => [...new Set(rows.flatMap(({ marks = [] }) => marks.map(({ name }) => name)))],
    [rows],
  );
  const plotRows = useMemo(
    () =>
      rows.map((row) => ({
        marks: {
          id: row.id,
          band: { from: row.low, to: row.high, color: palette.primary },
          point: row.value,
          series: Object.fromEntries((row.marks ?? []).map((mark) => [names.indexOf(mark.name), mark.value])),
        },
        name: row.name,
        note: row.note,
        figure: <IntervalFigure row={row} />,
      })),
    [rows, names, palette],
  );
  return (
    <>
      {names.length > 0 && <IntervalLegend names={names} pointLegend={pointLegend} />}
      <PlotList label={label} rows={plotRows} scale={scoreScale} />
    </>
  );
}

interface IntervalLegendProps {
  readonly names: readonly string[];
  readonly pointLegend: string | undefined;
}

function IntervalLegend({ names, pointLegend }: IntervalLegendProps) {
  const palette = usePalette();
  return (
    <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, px: 1, mb: 1 }}>
      {pointLegend && (
        <Typography variant="caption" component="span" sx={keySx}>
          <Box
            component="span"
            sx={{ width: 12, height: 12, borderRadius: '50%', bgcolor: palette.strongOf.primary.strong }}
          />
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
  );
}

const keySx = { display: 'inline-flex', alignItems: 'center', gap: 1 } as const;

function IntervalFigure({ row: { value, low, high, marks = [] } }: { readonly row: IntervalRow }) {
  return (
    <>
      <strong>{value}</strong>
      {high > low && (
        <Typography variant="caption" component="span" color="text.secondary" sx={{ ml: 1 }}>
          {`${Math.round(low)}–${Math.round(high)}`}
        </Typography>
      )}
      <Box component="span" sx={visuallyHidden}>
        {marks.map((mark) => ` ${mark.name}: ${mark.value}.`).join('')}
      </Box>
    </>
  );
}
