import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import type { ChartFigures } from '../kit/charts/ChartTable.tsx';
import { type DisplayedScore, displayedScoreText, type ScoreTexts } from '../kit/charts/displayedScore.ts';
import type { ScoreBar } from '../kit/charts/ScoreBars.tsx';
import { isMeasuredFully } from './scoreChanges.ts';

/** A number where the value is exact, so that a spreadsheet can calculate with it; otherwise its text. */
export const exportCell = (shown: DisplayedScore, words: ScoreTexts): string | number =>
  shown.value === null || shown.low || shown.high || shown.banded
    ? displayedScoreText(shown, words)
    : shown.value;

/** The values of bars: name, score, margin, word. */
export const scoreTableRows = (bars: readonly ScoreBar[], words: ScoreTexts): ChartFigures['rows'] =>
  bars.map((bar) => [bar.name, exportCell(bar, words), marginCell(bar), bar.level]);

/** A margin in whole points, rounded up from the fraction that is calculated for a topic published without one. */
export const marginCell = ({ margin }: Pick<ScoreBar, 'margin'>): number | null =>
  margin === null ? null : Math.ceil(margin);

/** The note on uncertainty below bars of a campaign. */
export function marginNoteKey(bars: readonly ScoreBar[], campaign: CampaignScores): string {
  if (bars.some(({ banded }) => banded)) return 'results.elements.banded';
  if (campaign.limited_by_audience) return 'results.elements.limited';
  if (bars.every(({ margin }) => margin === null)) return 'results.elements.noWhisker';
  return isMeasuredFully(campaign) ? 'results.elements.measured' : 'results.elements.whisker';
}
