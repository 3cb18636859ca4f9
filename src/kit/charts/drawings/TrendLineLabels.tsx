import { useTheme } from '@mui/material';
import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import { usePalette } from '../../page/usePalette.ts';
import { positionEndLabels } from '../positionEndLabels.ts';
import type { TrendLine, TrendPoint, TrendReference } from '../trendTypes.ts';

interface TrendLineLabelsProps {
  readonly lines: readonly TrendLine[];
  readonly points: readonly TrendPoint[];
  readonly chosen: string;
  readonly reference?: TrendReference | undefined;
}

const lineHeight = 18;
/** The width of the lines that lead to the labels, in px. */
const leaderWidth = 20;
const maxLabelLength = 24;

/**
 * Labels each line, and the reference level, at its last point instead of in a legend. A thin line leads from a label that had to move to the
 * end of its line. The highlighted line and the lines for comparison keep their labels where not all fit.
 */
export function TrendLineLabels({ lines, points, chosen, reference }: TrendLineLabelsProps) {
  const palette = usePalette();
  const { typography } = useTheme();
  const area = usePlotArea();
  const toX = useXAxisScale();
  const toY = useYAxisScale();
  if (!area || !toX || !toY) return null;
  const right = area.x + area.width;
  const ranked = [...lines].sort((a, b) => rankOf(a, chosen) - rankOf(b, chosen));
  const named = ranked.flatMap(({ key, name }) => {
    const last = points.findLast((point) => (point.values[key] ?? null) !== null);
    return last ? [{ key, name, x: toX(last.quarter) ?? right, value: last.values[key] ?? 0 }] : [];
  });
  const ends = [...(reference ? [{ key: 'level', x: right, ...reference }] : []), ...named].map(
    ({ key, name, x, value }) => ({ key, name, x, y: toY(value) ?? area.y }),
  );
  const positions = positionEndLabels(
    ends.map(({ y }) => y),
    lineHeight,
    [area.y, area.y + area.height],
  );
  return (
    <g>
      {ends.map(({ key, name, x, y }, at) => {
        const position = positions[at];
        if (position == null) return null;
        const isChosen = key === chosen;
        return (
          <g key={key}>
            <path
              d={`M${x + 6} ${y}L${right + 2} ${y}L${right + leaderWidth - 2} ${position}`}
              fill="none"
              stroke={palette.lineStrong}
              strokeWidth={0.75}
            />
            <text
              x={right + leaderWidth}
              y={position}
              dominantBaseline="central"
              fontSize={typography.body2.fontSize}
              fontWeight={isChosen ? 500 : 400}
              fill={isChosen ? palette.strongOf.primary.strong : palette.textQuiet}
            >
              {name.length > maxLabelLength ? `${name.slice(0, maxLabelLength - 1)}…` : name}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The highlighted line first, then those for comparison. */
const rankOf = ({ key, isDashed }: TrendLine, chosen: string) => (key === chosen ? 0 : isDashed ? 1 : 2);
