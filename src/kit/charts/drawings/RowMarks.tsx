import { usePalette } from '../../page/usePalette.ts';
import { markShapes } from '../markShapes.ts';
import type { PlotMarks } from '../plotTypes.ts';

export const barSize = 12;
const pointRadius = 7;
const whiskerReach = 5;
const referenceReach = 11;

/** A whisker has an outline, so that it is visible on a dark bar. */
const whiskerStrokes = [
  { of: 'surfaceRaised', width: 4 },
  { of: 'text', width: 1.5 },
] as const;

interface RowMarksProps {
  readonly row: PlotMarks;
  /** Converts a value of the scale to px. */
  readonly toX: (value: number) => number;
  /** The middle of the row in px. */
  readonly middle: number;
  /** Returns the fill with lines of this color. */
  readonly hatchOf: (color: string) => string;
}

/**
 * Everything that is drawn in one row. One shape has all marks, because each series of recharts is computed, rendered and measured
 * separately, and measuring lays out the whole page.
 */
export function RowMarks({ row, toX, middle, hatchOf }: RowMarksProps) {
  const palette = usePalette();
  const { band, hatch, bar, whisker, reference, point, series = {} } = row;
  const strip = (from: number, to: number, height: number) => ({
    x: toX(from),
    y: middle - height / 2,
    width: Math.max(0, toX(to) - toX(from)),
    height,
  });
  return (
    <>
      {band && (
        <rect
          className="bar"
          {...strip(band.from, band.to, barSize - 2)}
          rx={4}
          fill={band.color}
          fillOpacity={0.45}
        />
      )}
      {hatch && (
        <rect className="bar" {...strip(hatch.from, hatch.to, barSize)} fill={hatchOf(hatch.color)} />
      )}
      {bar && <rect className="bar" {...strip(0, bar.to, barSize)} rx={2} fill={bar.color} />}
      {bar &&
        whisker &&
        whiskerStrokes.map(({ of, width }) => (
          <path
            key={of}
            className="whisker"
            d={whiskerPath(toX(whisker.from), toX(whisker.to), middle)}
            stroke={palette[of]}
            strokeWidth={width}
          />
        ))}
      {reference !== undefined && (
        <path
          className="reference"
          d={`M${toX(reference)} ${middle - referenceReach}V${middle + referenceReach}`}
          stroke={palette.text}
          strokeWidth={2}
          strokeDasharray="4 3"
        />
      )}
      {point !== undefined && (
        <circle
          cx={toX(point)}
          cy={middle}
          r={pointRadius}
          fill={palette.strongOf.primary.strong}
          stroke={palette.surfaceRaised}
          strokeWidth={2}
        />
      )}
      {Object.entries(series).map(([at, value]) => (
        <path
          key={at}
          className="mark"
          d={markShapes[Number(at) % markShapes.length]}
          transform={`translate(${toX(value) - 6} ${middle - 6})`}
          fill={palette.strongOf.accent.strong}
          stroke={palette.surfaceRaised}
        />
      ))}
    </>
  );
}

/** A horizontal line with a cap at each end. */
const whiskerPath = (from: number, to: number, middle: number) => {
  const cap = `V${middle + whiskerReach}`;
  const top = middle - whiskerReach;
  return `M${from} ${top}${cap}M${from} ${middle}H${to}M${to} ${top}${cap}`;
};
