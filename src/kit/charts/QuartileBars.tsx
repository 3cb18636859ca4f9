import { useMemo } from 'react';
import { usePalette } from '../page/usePalette.ts';
import { PlotList } from './PlotList.tsx';
import { scoreScale } from './plotTypes.ts';

export interface QuartileBar {
  readonly id: number;
  readonly name: string;
  /** The bounds of the interquartile range, and the median, of the compared values; 0 to 100. */
  readonly from: number;
  readonly median: number;
  readonly to: number;
  /** The bounds of the company's own value; null when there is none. */
  readonly own: { readonly from: number; readonly to: number } | null;
  readonly text: string;
}

interface QuartileBarsProps {
  readonly label: string;
  readonly bars: readonly QuartileBar[];
}

/**
 * One value compared with those of others: their interquartile range as a band, their median as a line, one's own value as a point or, when
 * it is a range, hatched.
 */
export function QuartileBars({ label, bars }: QuartileBarsProps) {
  const palette = usePalette();
  const rows = useMemo(
    () =>
      bars.map(({ id, name, from, median, to, own, text }) => ({
        marks: {
          id: String(id),
          band: { from, to, color: palette.lineStrong },
          reference: median,
          ...(own?.from === own?.to ? { point: own?.from } : {}),
          ...(own && own.to > own.from && { hatch: { ...own, color: palette.strongOf.primary.strong } }),
        },
        name,
        figure: text,
      })),
    [bars, palette],
  );
  return <PlotList label={label} rows={rows} scale={scoreScale} />;
}
