import { useMediaQuery, useTheme } from '@mui/material';
import {
  CartesianGrid,
  ErrorBar,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { useIsPrinting } from '../../page/useIsPrinting.ts';
import { usePalette } from '../../page/usePalette.ts';
import { trendHeight } from '../trendHeight.ts';
import type { TrendLine, TrendPoint, TrendReference } from '../trendTypes.ts';
import { TrendLineLabels } from './TrendLineLabels.tsx';
import { TrendPointLabels } from './TrendPointLabels.tsx';

export interface TrendDrawingProps {
  readonly lines: readonly TrendLine[];
  readonly points: readonly TrendPoint[];
  /** The key of the highlighted line. */
  readonly chosen: string;
  readonly reference?: TrendReference | undefined;
}

interface TrendRow extends Pick<TrendPoint, 'quarter' | 'run' | 'values'> {
  /** Of the highlighted line. */
  readonly errorBar: number | undefined;
}

/** The width of a card on A4 in px, because a printed page cannot be measured before printing. */
const paperWidth = 620;
const edge = { top: 24, bottom: 8, left: 0 };
const minSpan = 30;

/** Scores by quarter; banded scores with error bars. Lines are interrupted between runs, and connect the values within one. */
export function TrendDrawing({ lines, points, chosen, reference }: TrendDrawingProps) {
  const palette = usePalette();
  const { typography, breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('sm'), { noSsr: true });
  const isPrinting = useIsPrinting();
  const runs = [...new Set(points.map(({ run }) => run))];
  const rows = points.map(
    ({ quarter, run, values, errorBars }): TrendRow => ({
      quarter,
      run,
      values,
      errorBar: errorBars[chosen],
    }),
  );
  const isBanded = points.some(({ errorBars }) => (errorBars[chosen] ?? 0) > 0);
  const text = { fontSize: typography.body2.fontSize, fill: palette.textQuiet };
  const ordered = [...lines].sort((a, b) => Number(a.key === chosen) - Number(b.key === chosen));
  const ticks = ticksFor([
    ...points.flatMap(({ values }) => Object.values(values).filter((value) => value !== null)),
    ...(reference ? [reference.value] : []),
  ]);
  const domain: [number, number] = [ticks[0] ?? 0, ticks.at(-1) ?? 100];
  return (
    <ResponsiveContainer
      width={isPrinting ? paperWidth : '100%'}
      height={trendHeight}
      initialDimension={{ width: 320, height: trendHeight }}
    >
      <LineChart data={rows} margin={{ ...edge, right: isWide ? 184 : 24 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke={palette.line} />
        <XAxis
          dataKey="quarter"
          tick={text}
          stroke={palette.line}
          padding={{ left: 24, right: 24 }}
          minTickGap={8}
        />
        <YAxis domain={domain} ticks={ticks} width={36} tick={text} stroke={palette.line} />
        {reference && <ReferenceLine y={reference.value} stroke={palette.text} strokeDasharray="2 4" />}
        {ordered.flatMap((line) => {
          const isChosen = line.key === chosen;
          const color = isChosen ? palette.strongOf.primary.strong : palette.lineStrong;
          return runs.map((run) => (
            <Line
              key={`${line.key} ${run}`}
              dataKey={ofRun(run, ({ values }) => values[line.key])}
              name={line.name}
              stroke={color}
              strokeWidth={isChosen ? 3 : 1}
              strokeOpacity={isChosen || line.isDashed ? 1 : 0.6}
              strokeDasharray={line.isDashed ? '6 4' : undefined}
              dot={{ r: isChosen ? 4 : 2, fill: color, stroke: color }}
              connectNulls
              isAnimationActive={false}
            >
              {isChosen && isBanded && (
                <ErrorBar
                  dataKey={ofRun(run, ({ errorBar }) => errorBar)}
                  stroke={color}
                  strokeWidth={2}
                  width={6}
                />
              )}
            </Line>
          ));
        })}
        <TrendPointLabels points={points} chosen={chosen} isBanded={isBanded} />
        {isWide && <TrendLineLabels lines={lines} points={points} chosen={chosen} reference={reference} />}
      </LineChart>
    </ResponsiveContainer>
  );
}

/** Reads a value from the rows of a run, and nothing from others. */
const ofRun =
  <T,>(run: number, read: (row: TrendRow) => T) =>
  (row: TrendRow): T | null =>
    row.run === run ? read(row) : null;

/** Axis ticks: multiples of ten around the values, spanning at least 30 points so that small changes look small. */
function ticksFor(values: readonly number[]): readonly number[] {
  if (values.length === 0) return [0, 50, 100];
  let lowest = Math.floor((Math.min(...values) - 4) / 10) * 10;
  let highest = Math.ceil((Math.max(...values) + 4) / 10) * 10;
  while (highest - lowest < minSpan) {
    lowest -= 10;
    if (highest - lowest < minSpan) highest += 10;
  }
  lowest = Math.max(0, lowest);
  highest = Math.min(100, highest);
  return Array.from({ length: (highest - lowest) / 10 + 1 }, (_, at) => lowest + 10 * at);
}
