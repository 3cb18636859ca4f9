import { useId } from 'react';
import { Bar, CartesianGrid, ComposedChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { usePalette } from '../../page/usePalette.ts';
import type { PlotMarks, PlotScale } from '../plotTypes.ts';
import { plainChart } from './plainChart.ts';
import { barSize, RowMarks } from './RowMarks.tsx';

export interface RowDrawingProps {
  readonly rows: readonly PlotMarks[];
  readonly scale: PlotScale;
}

/** Bars that share an axis are drawn side by side; with an axis each, they lie on top of each other. */
const layers = ['track', 'marks'] as const;

/** The bars and points of a list of values. Names and numbers are in the list itself, whose rows are equally high. */
export function RowDrawing({ rows, scale }: RowDrawingProps) {
  const palette = usePalette();
  const patternId = useId();
  const patternOf = (color: string) => `${patternId}${color.slice(1)}`;
  const hatchOf = (color: string) => `url(#${patternOf(color)})`;
  const hatchColors = [...new Set([palette.lineStrong, ...rows.flatMap(({ hatch }) => hatch?.color ?? [])])];
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
              id={patternOf(color)}
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
            <rect
              className="track"
              {...{ x, y, width, height }}
              rx={2}
              fill={payload.isUnknown ? hatchOf(palette.lineStrong) : palette.surfaceSunken}
            />
          )}
        />
        <CartesianGrid yAxisId="track" horizontal={false} stroke={palette.line} />
        <Bar
          yAxisId="marks"
          dataKey={() => scale.max}
          barSize={barSize}
          isAnimationActive={false}
          shape={({ x, y, width, height, payload }) => (
            <RowMarks
              row={payload}
              toX={(value) => x + (value / scale.max) * width}
              middle={y + height / 2}
              hatchOf={hatchOf}
            />
          )}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
