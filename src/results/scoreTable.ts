import type { ChartFigures } from '../kit/charts/ChartTable.tsx';
import type { ScoreBar } from '../kit/charts/ScoreBars.tsx';
import { type Shown, type ShownWords, shownText } from '../kit/charts/shown.ts';

/** A plain number where it is exact, so that a spreadsheet can reckon with it; else as it is shown. */
export const cellOf = (shown: Shown, words: ShownWords): string | number =>
  shown.value === null || shown.low || shown.high || shown.banded ? shownText(shown, words) : shown.value;

/** The figures behind bars: name, score, margin, word. */
export const barRows = (bars: readonly ScoreBar[], words: ShownWords): ChartFigures['rows'] =>
  bars.map((bar) => [
    bar.name,
    cellOf(bar, words),
    bar.margin === null ? null : Math.ceil(bar.margin),
    bar.word,
  ]);

/** What is said below bars about how sure they are. */
export function whiskerNote(bars: readonly ScoreBar[]): string {
  if (bars.some(({ banded }) => banded)) return 'results.elements.banded';
  return bars.some(({ margin }) => margin !== null)
    ? 'results.elements.whisker'
    : 'results.elements.noWhisker';
}
