import { Box } from '@mui/material';
import { usePalette } from '../page/usePalette.ts';
import { BarFigure, BarFill, BarName, BarReference, BarTrack } from './BarParts.tsx';
import { barGrid, barRow } from './barGrid.ts';

export interface DistanceBar {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** The amount, at least 0; null when unknown. */
  readonly value: number | null;
  /** A reference value, drawn as a dashed line; null for none. */
  readonly reference: number | null;
  /** The value as text, or the reason why there is none. */
  readonly text: string;
}

interface DistanceBarsProps {
  readonly label: string;
  readonly bars: readonly DistanceBar[];
  /** The smallest maximum of the scale, so that small amounts look small. */
  readonly minScale?: number;
}

const height = 12;

/** Amounts as bars from zero, each with its number and a reference line. Unknown amounts are hatched. */
export function DistanceBars({ label, bars, minScale = 10 }: DistanceBarsProps) {
  const palette = usePalette();
  const span = Math.max(
    minScale,
    ...bars.map(({ value, reference }) => Math.max(value ?? 0, reference ?? 0)),
  );
  return (
    <Box component="ul" aria-label={label} sx={{ ...barGrid, rowGap: 1 }}>
      {bars.map(({ id, name, note, value, reference, text }) => (
        <Box component="li" key={id} sx={{ ...barRow, rowGap: 0.5 }}>
          <BarName name={name} note={note} />
          <BarTrack height={height} isUnknown={value === null}>
            <BarFill percent={((value ?? 0) / span) * 100} height={height} color={palette.primary} />
            {reference !== null && <BarReference percent={(reference / span) * 100} height={height} />}
          </BarTrack>
          <BarFigure>{text}</BarFigure>
        </Box>
      ))}
    </Box>
  );
}
