import { useTheme } from '@mui/material';
import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import { usePalette } from '../../page/usePalette.ts';
import { spacedPoints } from '../spacedPoints.ts';
import type { TrendPoint } from '../trendTypes.ts';

interface TrendPointLabelsProps {
  readonly points: readonly TrendPoint[];
  readonly chosen: string;
  readonly isBanded: boolean;
}

/** The width of a character and the space between two labels, in px. */
const [characterWidth, space] = [8, 8];
/** The distance of a label from its point; error bars need more. */
const [offset, bandedOffset] = [14, 34];

/** The values of the highlighted line above its points: the latest first, and others where there is room. */
export function TrendPointLabels({ points, chosen, isBanded }: TrendPointLabelsProps) {
  const palette = usePalette();
  const { typography } = useTheme();
  const area = usePlotArea();
  const toX = useXAxisScale();
  const toY = useYAxisScale();
  if (!area || !toX || !toY) return null;
  const labels = points.flatMap(({ quarter, values, texts }) => {
    const value = values[chosen];
    const [x, y] = [toX(quarter), value == null ? undefined : toY(value)];
    const text = texts[chosen] ?? '';
    return x === undefined || y === undefined || text === '' ? [] : [{ quarter, x, y, text }];
  });
  const shown = spacedPoints(
    labels.map(({ x, text }) => ({ x, width: text.length * characterWidth + space })),
  );
  return (
    <g>
      {shown.map((at) => {
        const label = labels[at];
        return (
          label && (
            <text
              key={label.quarter}
              x={label.x}
              y={Math.max(area.y, label.y - (isBanded ? bandedOffset : offset))}
              textAnchor="middle"
              fill={palette.text}
              stroke={palette.surfaceRaised}
              strokeWidth={4}
              paintOrder="stroke"
              fontSize={typography.body2.fontSize}
              fontWeight={500}
            >
              {label.text}
            </text>
          )
        );
      })}
    </g>
  );
}
