import type { ChartFigures } from '../kit/charts/ChartTable.tsx';
import type { ScoreBar } from '../kit/charts/ScoreBars.tsx';
import { type Shown, type ShownWords, shownText } from '../kit/charts/shown.ts';

/** A number where the value is exact, so that a spreadsheet can calculate with it; otherwise its text. */
export const cellOf = (shown: Shown, words: ShownWords): string | number =>
  shown.value === null || shown.low || shown.high || shown.banded ? shownText(shown, words) : shown.value;

/** The values of bars: name, score, margin, word. */
export const barRows = (bars: readonly ScoreBar[], words: ShownWords): ChartFigures['rows'] =>
  bars.map((bar) => [
    bar.name,
    cellOf(bar, words),
    bar.margin === null ? null : Math.ceil(bar.margin),
    bar.word,
  ]);

/** The note on uncertainty below bars. */
export function whiskerNote(bars: readonly ScoreBar[]): string {
  if (bars.some(({ banded }) => banded)) return 'results.elements.banded';
  return bars.some(({ margin }) => margin !== null)
    ? 'results.elements.whisker'
    : 'results.elements.noWhisker';
}
