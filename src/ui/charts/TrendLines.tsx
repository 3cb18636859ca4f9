import { useTheme } from '@mui/material';
import { CartesianGrid, LabelList, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { usePalette } from '../usePalette.ts';

export interface TrendLine {
  readonly key: string;
  readonly name: string;
}

/** One quarter: its label, and for each line its value or null where nothing was published. */
export interface TrendPoint {
  readonly quarter: string;
  readonly values: Readonly<Record<string, number | null>>;
}

interface TrendLinesProps {
  readonly label: string;
  readonly lines: readonly TrendLine[];
  readonly points: readonly TrendPoint[];
  /** The line that is drawn strong; the others stay quiet behind it. */
  readonly chosen: string;
}

const edge = { top: 24, right: 24, bottom: 8, left: 0 };

/** Scores by quarter. A quarter without a release leaves a gap; nothing is drawn across it. */
export function TrendLines({ label, lines, points, chosen }: TrendLinesProps) {
  const palette = usePalette();
  const { typography } = useTheme();
  const rows = points.map((point) => ({ quarter: point.quarter, ...point.values }));
  const text = { fontSize: typography.body2.fontSize, fill: palette.textQuiet };
  const ordered = [...lines].sort((a, b) => Number(a.key === chosen) - Number(b.key === chosen));
  return (
    <div role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height={280}>
        <LineChart data={rows} margin={edge} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={palette.line} />
          <XAxis dataKey="quarter" tick={text} stroke={palette.line} padding={{ left: 24, right: 24 }} />
          <YAxis
            domain={[0, 100]}
            ticks={[0, 25, 50, 75, 100]}
            width={36}
            tick={text}
            stroke={palette.line}
          />
          {ordered.map((line) => {
            const isChosen = line.key === chosen;
            return (
              <Line
                key={line.key}
                dataKey={line.key}
                name={line.name}
                stroke={isChosen ? palette.strongOf.primary.strong : palette.lineStrong}
                strokeWidth={isChosen ? 3 : 1}
                strokeOpacity={isChosen ? 1 : 0.6}
                dot={isChosen ? { r: 4, fill: palette.strongOf.primary.strong } : false}
                connectNulls={false}
                isAnimationActive={false}
              >
                {isChosen && (
                  <LabelList
                    dataKey={line.key}
                    position="top"
                    fill={palette.text}
                    fontSize={typography.body2.fontSize}
                  />
                )}
              </Line>
            );
          })}
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
