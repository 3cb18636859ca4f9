import { useMemo } from 'react';
import { mixColors } from '../../../domain/colors/contrast.ts';
import { usePalette } from '../page/usePalette.ts';
import { PlotList } from './PlotList.tsx';
import type { PlotScale } from './plotTypes.ts';

export interface DistanceBar {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  /** The amount, at least 0; null when unknown. */
  readonly value: number | null;
  /** A reference value, drawn as a dashed line; null for none. */
  readonly reference: number | null;
  /** The value as text, or the reason why there is none. */
  readonly text: string;
  /** Whether chance could explain the value; its bar is then pale. */
  readonly isPale?: boolean;
}

interface DistanceBarsProps {
  readonly label: string;
  readonly bars: readonly DistanceBar[];
  /** The smallest maximum of the scale, so that small amounts look small. */
  readonly minScale?: number;
}

const paleShare = 0.35;

/** Amounts as bars from zero, each with its number and a reference line. Unknown amounts are hatched. */
export function DistanceBars({ label, bars, minScale = 10 }: DistanceBarsProps) {
  const palette = usePalette();
  const scale = useMemo(
    () =>
      scaleOf(
        bars.flatMap(({ value, reference }) => [value ?? 0, reference ?? 0]),
        minScale,
      ),
    [bars, minScale],
  );
  const rows = useMemo(() => {
    const pale = mixColors(palette.surfaceRaised, palette.primary, paleShare);
    return bars.map(({ id, name, note, value, reference, text, isPale }) => ({
      marks: {
        id,
        isUnknown: value === null,
        ...(value !== null && { bar: { to: value, color: isPale ? pale : palette.primary } }),
        ...(reference !== null && { reference }),
      },
      name,
      note,
      figure: text,
    }));
  }, [bars, palette]);
  return <PlotList label={label} rows={rows} scale={scale} />;
}

/** A scale of five ticks or fewer: steps of 1, 2, 2.5 or 5 times a power of ten. */
function scaleOf(values: readonly number[], minScale: number): PlotScale {
  const most = Math.max(minScale, ...values);
  const unit = 10 ** Math.floor(Math.log10(most / 4));
  const step = [1, 2, 2.5, 5, 10].map((times) => times * unit).find((size) => size * 4 >= most) ?? most;
  const count = Math.ceil(most / step);
  return { max: step * count, ticks: Array.from({ length: count + 1 }, (_, at) => at * step) };
}
