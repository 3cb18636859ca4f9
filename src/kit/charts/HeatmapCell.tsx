import { readableTextColor } from '../../../domain/colors/contrast.ts';
import { usePalette } from '../page/usePalette.ts';
import { visuallyHidden } from '../page/visuallyHidden.ts';
import { shortScoreText } from './displayedScore.ts';
import { GapArrow } from './GapArrow.tsx';
import { heatmapTint } from './heatmapTint.ts';
import type { HeatmapGroup, HeatmapTopic } from './heatmapTypes.ts';
import { gapToAverage, type HeatmapCellTexts } from './useHeatmapTexts.ts';

interface HeatmapCellProps {
  readonly group: HeatmapGroup;
  readonly topic: HeatmapTopic;
  readonly texts: HeatmapCellTexts;
  /** The position of the cell, counted from 0. */
  readonly row: number;
  readonly column: number;
}

/** One cell of the heatmap: the short score for the eye, the whole text for screen readers. */
export function HeatmapCell({ group, topic, texts, row, column }: HeatmapCellProps) {
  const palette = usePalette();
  const score = group.cells[topic.key];
  const gap = score ? gapToAverage(score, topic.average) : null;
  const isSignificant = score?.isSignificant === true && gap !== null && gap !== 0;
  const isShown = score !== undefined && score.value !== null;
  const background = heatmapTint(gap ?? 0, palette, isSignificant);
  return (
    <td
      tabIndex={row === 0 && column === 0 ? 0 : -1}
      data-row={row}
      data-column={column}
      className={isShown ? 'tabular' : 'unknown'}
      style={
        isShown
          ? { backgroundColor: background, color: readableTextColor(background, '#ffffff', '#000000') }
          : undefined
      }
    >
      <span aria-hidden>
        <strong>{isShown ? shortScoreText(score) : '–'}</strong>
        {texts.gap !== null && (
          <small style={isSignificant ? { fontWeight: 700 } : undefined}>
            {texts.gap}
            {isSignificant && <GapArrow isDown={gap < 0} />}
          </small>
        )}
      </span>
      <span style={visuallyHidden}>{[texts.score, ...texts.details].join('. ')}</span>
    </td>
  );
}
