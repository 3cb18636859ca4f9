import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { type DisplayedScore, displayedScoreText, minimumGap, type ScoreTexts } from './displayedScore.ts';
import type { HeatmapGroup, HeatmapScore, HeatmapTopic } from './heatmapTypes.ts';

/** A cell in words. */
export interface HeatmapCellTexts {
  readonly score: string;
  /** The gap with its sign and without words; null where it isn't exact. */
  readonly gap: string | null;
  /** The gap in words, and whether chance could explain it; empty without a gap. */
  readonly comparison: readonly string[];
  /** The gap, the number of people, the range, and whether chance could explain the gap. */
  readonly details: readonly string[];
}

const isExact = ({ low, high, banded }: DisplayedScore) => !low && !high && !banded;

/** The gap of a score to the average in points; null if one of them isn't published. */
export const gapToAverage = (score: DisplayedScore, average: DisplayedScore): number | null =>
  score.value === null || average.value === null ? null : minimumGap(score, average);

/** The texts of the heatmap's cells: the same for the pointer, the keyboard and screen readers. */
export function useHeatmapTexts(words: ScoreTexts) {
  const translate = useTranslate();
  return useMemo(() => {
    const word = (key: string, values: object = {}) => translate(`results.groups.cell.${key}`, values);
    const gapInWords = (gap: number, isWhole: boolean) => {
      if (gap === 0) return isWhole ? [word('same')] : [];
      const direction = gap < 0 ? 'below' : 'above';
      return [word(isWhole ? direction : `${direction}AtLeast`, { smart_count: Math.abs(gap) })];
    };
    const rangeOf = ({ value, margin }: HeatmapScore) =>
      value === null || margin === null
        ? []
        : [
            word('range', {
              from: Math.max(0, Math.floor(value - margin)),
              to: Math.min(100, Math.ceil(value + margin)),
            }),
          ];
    const certaintyOf = ({ isSignificant }: HeatmapScore) => {
      if (isSignificant === null) return word('untested');
      return isSignificant ? words.significant : word('chance');
    };
    return (group: HeatmapGroup, { key, average }: HeatmapTopic): HeatmapCellTexts => {
      const score = group.cells[key];
      const people = group.note === undefined ? [] : [group.note];
      if (!score || score.value === null)
        return { score: words.notShown, gap: null, comparison: [], details: people };
      const gap = gapToAverage(score, average);
      const isWhole = isExact(score) && isExact(average);
      const gapTexts = gap === null ? [] : gapInWords(gap, isWhole);
      const certainty = gap === null ? [] : [certaintyOf(score)];
      return {
        score: displayedScoreText(score, words),
        gap: gap !== null && isWhole ? signedGap(gap) : null,
        comparison: [...gapTexts, ...certainty],
        details: [...gapTexts, ...people, ...rangeOf(score), ...certainty],
      };
    };
  }, [translate, words]);
}

/** The gap with its sign, so that color is never the only indicator. A true minus aligns with the plus. */
const signedGap = (gap: number) => (gap < 0 ? `−${-gap}` : gap > 0 ? `+${gap}` : '±0');
