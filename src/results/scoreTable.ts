import type { ChartFigures } from '../kit/charts/ChartTable.tsx';
import { type DisplayedScore, displayedScoreText, type ScoreTexts } from '../kit/charts/displayedScore.ts';
import type { ScoreBar } from '../kit/charts/ScoreBars.tsx';

/** A number where the value is exact, so that a spreadsheet can calculate with it; otherwise its text. */
export const exportCell = (shown: DisplayedScore, words: ScoreTexts): string | number =>
  shown.value === null || shown.low || shown.high || shown.banded
    ? displayedScoreText(shown, words)
    : shown.value;

/** The values of bars: name, score, margin, word. */
export const scoreTableRows = (bars: readonly ScoreBar[], words: ScoreTexts): ChartFigures['rows'] =>
  bars.map((bar) => [
    bar.name,
    exportCell(bar, words),
    bar.margin === null ? null : Math.ceil(bar.margin),
    bar.level,
  ]);

/** The note on uncertainty below bars. */
export function marginNoteKey(bars: readonly ScoreBar[]): string {
  if (bars.some(({ banded }) => banded)) return 'results.elements.banded';
  return bars.some(({ margin }) => margin !== null)
    ? 'results.elements.whisker'
    : 'results.elements.noWhisker';
}
