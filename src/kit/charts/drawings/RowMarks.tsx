import { usePalette } from '../../page/usePalette.ts';
import { markShapes } from '../markShapes.ts';

interface MarkPosition {
  /** Undefined where the row has no value. */
  readonly cx: number | undefined;
  readonly cy: number | undefined;
}

/** A reference value across the bar of its row. */
export function ReferenceTick({ cx, cy }: MarkPosition) {
  const palette = usePalette();
  if (cx === undefined || cy === undefined) return null;
  return (
    <path
      className="reference"
      d={`M${cx} ${cy - 11}V${cy + 11}`}
      stroke={palette.text}
      strokeWidth={2}
      strokeDasharray="4 3"
    />
  );
}

/** A value of another series, with the shape that the series has in the legend. */
export function SeriesMark({ cx, cy, shape }: MarkPosition & { readonly shape: number }) {
  const palette = usePalette();
  if (cx === undefined || cy === undefined) return null;
  return (
    <path
      className="mark"
      d={markShapes[shape % markShapes.length]}
      transform={`translate(${cx - 6} ${cy - 6})`}
      fill={palette.strongOf.accent.strong}
      stroke={palette.surfaceRaised}
    />
  );
}
