import { useTheme } from '@mui/material';
import { usePlotArea, useYAxisScale } from 'recharts';
import { usePalette } from '../page/usePalette.ts';
import { positionEndLabels } from './positionEndLabels.ts';
import type { TrendLine, TrendPoint, TrendReference } from './trendTypes.ts';

interface TrendLineLabelsProps {
  readonly lines: readonly TrendLine[];
  readonly points: readonly TrendPoint[];
  readonly chosen: string;
  readonly reference?: TrendReference | undefined;
}

const lineHeight = 18;
const maxLabelLength = 26;

/** Labels each line, and the reference level, at its last point instead of in a legend. */
export function TrendLineLabels({ lines, points, chosen, reference }: TrendLineLabelsProps) {
  const palette = usePalette();
  const { typography } = useTheme();
  const area = usePlotArea();
  const scale = useYAxisScale();
  if (!area || !scale) return null;
  const named = lines.map(({ key, name }) => ({
    key,
    name,
    value: points.findLast((point) => (point.values[key] ?? null) !== null)?.values[key] ?? null,
  }));
  const ends = [...named, ...(reference ? [{ key: 'level', ...reference }] : [])].flatMap(
    ({ key, name, value }) => {
      const y = value === null ? undefined : scale(value);
      return y === undefined ? [] : [{ key, name, y: Number(y) }];
    },
  );
  const positions = positionEndLabels(
    ends.map(({ y }) => y),
    lineHeight,
    [area.y, area.y + area.height],
  );
  return (
    <g>
      {ends.map(({ key, name }, at) => (
        <text
          key={key}
          x={area.x + area.width + 4}
          y={positions[at]}
          dominantBaseline="central"
          fontSize={typography.body2.fontSize}
          fontWeight={key === chosen ? 500 : 400}
          fill={key === chosen ? palette.strongOf.primary.strong : palette.textQuiet}
        >
          {name.length > maxLabelLength ? `${name.slice(0, maxLabelLength - 1)}…` : name}
        </text>
      ))}
    </g>
  );
}
