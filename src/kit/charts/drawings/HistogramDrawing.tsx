import { LineChart, ReferenceArea, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { Color } from '../../../../domain/colors/contrast.ts';
import { usePalette } from '../../page/usePalette.ts';
import { plainChart } from './plainChart.ts';

export interface HistogramColumn {
  readonly from: number;
  readonly to: number;
  /** The height of the column, 0 to 1: its share divided by its width. */
  readonly density: number;
  readonly color: Color;
}

export interface HistogramDrawingProps {
  readonly columns: readonly HistogramColumn[];
}

/** The columns of a histogram, each as wide as its band, so that areas can be compared. */
export function HistogramDrawing({ columns }: HistogramDrawingProps) {
  const palette = usePalette();
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 188 }}>
      <LineChart data={[]} {...plainChart}>
        <XAxis type="number" dataKey="from" domain={[0, 100]} allowDataOverflow hide />
        <YAxis type="number" domain={[0, 1]} allowDataOverflow hide />
        {columns.map(({ from, to, density, color }) => (
          <ReferenceArea
            key={from}
            x1={from}
            x2={to}
            y1={0}
            y2={density}
            fill={color}
            fillOpacity={1}
            stroke={palette.surfaceRaised}
            strokeWidth={2}
            radius={[4, 4, 0, 0]}
          />
        ))}
        <ReferenceLine y={0} stroke={palette.lineStrong} />
      </LineChart>
    </ResponsiveContainer>
  );
}
