import { useId } from 'react';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  ErrorBar,
  Line,
  Rectangle,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { usePalette } from '../../page/usePalette.ts';
import type { PlotMarks, PlotScale } from '../plotTypes.ts';
import { plainChart } from './plainChart.ts';
import { ReferenceTick, SeriesMark } from './RowMarks.tsx';

export interface RowDrawingProps {
  readonly rows: readonly PlotMarks[];
  readonly scale: PlotScale;
}

const barSize = 12;
const pointRadius = 7;
/** Bars that share an axis are drawn side by side; with an axis each, they lie on top of each other. */
const layers = ['track', 'band', 'bar', 'hatch'] as const;

/** A whisker has an outline, so that it is visible on a dark bar. */
const whiskerStrokes = [
  { of: 'surfaceRaised', strokeWidth: 4 },
  { of: 'text', strokeWidth: 1.5 },
] as const;

/** The bars and points of a list of values. Names and numbers are in the list itself, whose rows are equally high. */
export function RowDrawing({ rows, scale }: RowDrawingProps) {
  const palette = usePalette();
  const patternId = useId();
  const hatchOf = (color: string) => `${patternId}${color.slice(1)}`;
  const hatchColors = [...new Set([palette.lineStrong, ...rows.flatMap(({ hatch }) => hatch?.color ?? [])])];
  const seriesCount = Math.max(
    0,
    ...rows.flatMap(({ series = {} }) => Object.keys(series).map((at) => +at + 1)),
  );
  return (
    <ResponsiveContainer
      width="100%"
      height="100%"
      initialDimension={{ width: 320, height: 40 * rows.length }}
    >
      <ComposedChart layout="vertical" data={[...rows]} {...plainChart}>
        <defs>
          {hatchColors.map((color) => (
            <pattern
              key={color}
              id={hatchOf(color)}
              width={6}
              height={6}
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width={2} height={6} fill={color} />
            </pattern>
          ))}
        </defs>
        <XAxis type="number" domain={[0, scale.max]} ticks={[...scale.ticks]} allowDataOverflow hide />
        {layers.map((layer) => (
          <YAxis key={layer} yAxisId={layer} type="category" dataKey="id" hide />
        ))}
        <Bar
          yAxisId="track"
          dataKey={() => scale.max}
          barSize={barSize}
          isAnimationActive={false}
          shape={({ x, y, width, height, payload }) => (
            <Rectangle
              {...{ x, y, width, height }}
              radius={2}
              fill={payload.isUnknown ? `url(#${hatchOf(palette.lineStrong)})` : palette.surfaceSunken}
            />
          )}
        />
        <CartesianGrid yAxisId="track" horizontal={false} stroke={palette.line} />
        <Bar
          yAxisId="band"
          dataKey={({ band }: PlotMarks) => band && [band.from, band.to]}
          barSize={barSize - 2}
          isAnimationActive={false}
          shape={({ x, y, width, height, payload }) => (
            <Rectangle
              {...{ x, y, width, height }}
              radius={4}
              fill={payload.band?.color}
              fillOpacity={0.45}
            />
          )}
        />
        <Bar
          yAxisId="hatch"
          dataKey={({ hatch }: PlotMarks) => hatch && [hatch.from, hatch.to]}
          barSize={barSize}
          isAnimationActive={false}
          shape={({ x, y, width, height, payload }) => (
            <Rectangle
              {...{ x, y, width, height }}
              fill={payload.hatch && `url(#${hatchOf(payload.hatch.color)})`}
            />
          )}
        />
        <Bar
          yAxisId="bar"
          dataKey={({ bar }: PlotMarks) => bar?.to}
          barSize={barSize}
          isAnimationActive={false}
          shape={({ x, y, width, height, payload }) => (
            <Rectangle {...{ x, y, width, height }} radius={2} fill={payload.bar?.color} />
          )}
        >
          {whiskerStrokes.map(({ strokeWidth, of }) => (
            <ErrorBar
              key={of}
              dataKey={({ bar, whisker }: PlotMarks) =>
                bar && whisker && [bar.to - whisker.from, whisker.to - bar.to]
              }
              direction="x"
              width={5}
              stroke={palette[of]}
              strokeWidth={strokeWidth}
              isAnimationActive={false}
            />
          ))}
        </Bar>
        <Line
          yAxisId="track"
          dataKey="reference"
          stroke="none"
          isAnimationActive={false}
          activeDot={false}
          dot={({ key, cx, cy }) => <ReferenceTick key={key} cx={cx} cy={cy} />}
        />
        <Line
          yAxisId="track"
          dataKey="point"
          stroke="none"
          isAnimationActive={false}
          activeDot={false}
          dot={{
            r: pointRadius,
            fill: palette.strongOf.primary.strong,
            fillOpacity: 1,
            stroke: palette.surfaceRaised,
            strokeWidth: 2,
          }}
        />
        {Array.from({ length: seriesCount }, (_, at) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: A series is its index.
            key={at}
            yAxisId="track"
            dataKey={({ series }: PlotMarks) => series?.[at]}
            stroke="none"
            isAnimationActive={false}
            activeDot={false}
            dot={({ key, cx, cy }) => <SeriesMark key={key} shape={at} cx={cx} cy={cy} />}
          />
        ))}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
