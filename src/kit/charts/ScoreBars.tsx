import { Typography } from '@mui/material';
import { useMemo } from 'react';
import { scoreWord } from '../../../domain/scoring/scoreWord.ts';
import type { Palette } from '../../theme/palettes.ts';
import { scoreColors } from '../../theme/scoreColors.ts';
import { usePalette } from '../page/usePalette.ts';
import { type DisplayedScore, displayedScoreText, type ScoreTexts, scoreRange } from './displayedScore.ts';
import { PlotList } from './PlotList.tsx';
import { type PlotMarks, scoreScale } from './plotTypes.ts';

export interface ScoreBar extends DisplayedScore {
  readonly id: number;
  readonly name: string;
  /** The level in a word, so that color is never the only indicator. */
  readonly level: string;
  /** Half of the confidence range in points; null when unknown. */
  readonly margin: number | null;
  readonly note?: string;
  /** A score to compare with, drawn as a dashed line. */
  readonly reference?: number | null;
}

interface ScoreBarsProps {
  readonly label: string;
  readonly bars: readonly ScoreBar[];
  readonly words: ScoreTexts;
  /** The id of the selected bar. */
  readonly chosen?: number;
  readonly onChoose?: (id: number) => void;
}

/**
 * Scores from 0 to 100 as bars, each with its number, its level and a whisker for its margin. The uncertain part of a banded or capped
 * score ("80 or more") is hatched.
 */
export function ScoreBars({ label, bars, words, chosen, onChoose }: ScoreBarsProps) {
  const palette = usePalette();
  const rows = useMemo(
    () =>
      bars.map((bar) => ({
        marks: marksOf(bar, palette),
        name: bar.name,
        note: bar.note,
        figure: <ScoreFigure bar={bar} words={words} />,
        isChosen: bar.id === chosen,
        onChoose: onChoose && (() => onChoose(bar.id)),
      })),
    [bars, words, chosen, onChoose, palette],
  );
  return <PlotList label={label} rows={rows} scale={scoreScale} />;
}

function ScoreFigure({ bar, words }: { readonly bar: ScoreBar; readonly words: ScoreTexts }) {
  return (
    <>
      <strong>{displayedScoreText(bar, words)}</strong>
      {bar.value !== null && (
        <Typography
          variant="caption"
          component="span"
          color="text.secondary"
          sx={{ ml: 1, display: 'inline-block', minWidth: 44, textAlign: 'start' }}
        >
          {bar.level}
        </Typography>
      )}
    </>
  );
}

function marksOf(bar: ScoreBar, palette: Palette): PlotMarks {
  const { id, value, margin, reference = null } = bar;
  const base = { id: String(id), ...(reference !== null && { reference }) };
  if (value === null) return { ...base, isUnknown: true };
  const color = scoreColors(palette)[scoreWord(value)];
  const { from, to } = scoreRange(bar);
  const hasWhisker = margin !== null && !bar.low && !bar.high;
  return {
    ...base,
    bar: { to: from, color },
    ...(to > from && { hatch: { from, to, color } }),
    ...(hasWhisker && { whisker: { from: Math.max(0, value - margin), to: Math.min(100, value + margin) } }),
  };
}
