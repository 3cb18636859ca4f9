import { useTheme } from '@mui/material';
import { usePlotArea, useYAxisScale } from 'recharts';
import { usePalette } from '../page/usePalette.ts';
import { endLabels } from './endLabels.ts';
import type { TrendLevel, TrendLine, TrendPoint } from './trend.ts';

interface TrendNamesProps {
  readonly lines: readonly TrendLine[];
  readonly points: readonly TrendPoint[];
  readonly chosen: string;
  readonly level?: TrendLevel | undefined;
}

const lineHeight = 18;
const longest = 26;

/** Labels each line, and the reference level, at its last point instead of in a legend. */
export function TrendNames({ lines, points, chosen, level }: TrendNamesProps) {
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
  const ends = [...named, ...(level ? [{ key: 'level', ...level }] : [])].flatMap(({ key, name, value }) => {
    const y = value === null ? undefined : scale(value);
    return y === undefined ? [] : [{ key, name, y: Number(y) }];
  });
  const places = endLabels(
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
          y={places[at]}
          dominantBaseline="central"
          fontSize={typography.body2.fontSize}
          fontWeight={key === chosen ? 500 : 400}
          fill={key === chosen ? palette.strongOf.primary.strong : palette.textQuiet}
        >
          {name.length > longest ? `${name.slice(0, longest - 1)}…` : name}
        </text>
      ))}
    </g>
  );
}
