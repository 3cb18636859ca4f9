import { Pie, PieChart, Sector } from 'recharts';
import type { Color } from '../../../../domain/colors/contrast.ts';
import { usePalette } from '../../page/usePalette.ts';
import { plainChart } from './plainChart.ts';

export interface DonutDrawingProps {
  /** The filled part of the ring, 0 to 1; null without a value. */
  readonly filled: number | null;
  /** The part after it that is drawn paler. */
  readonly band: number;
  readonly color: Color;
  readonly size: number;
  readonly thickness: number;
}

/** One value as a ring, clockwise from the top. */
export function DonutDrawing({ filled, band, color, size, thickness }: DonutDrawingProps) {
  const palette = usePalette();
  const rest = { fill: palette.surfaceSunken, fillOpacity: 1 };
  const sectors =
    filled === null
      ? [{ share: 1, fill: 'none', fillOpacity: 1 }]
      : [
          { share: filled, fill: color, fillOpacity: 1 },
          { share: band, fill: color, fillOpacity: 0.45 },
          { share: Math.max(0, 1 - filled - band), ...rest },
        ];
  return (
    <PieChart width={size} height={size} {...plainChart}>
      <Pie
        data={sectors}
        dataKey="share"
        innerRadius={size / 2 - thickness}
        outerRadius={size / 2}
        startAngle={90}
        endAngle={-270}
        stroke="none"
        isAnimationActive={false}
        shape={({ fill, fillOpacity, ...sector }) =>
          filled === null ? (
            <Sector {...sector} fill="none" stroke={palette.lineStrong} strokeDasharray="4 6" />
          ) : (
            <Sector {...sector} fill={fill} fillOpacity={fillOpacity} stroke="none" />
          )
        }
      />
    </PieChart>
  );
}
