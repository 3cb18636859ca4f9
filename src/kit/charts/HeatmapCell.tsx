import { memo } from 'react';
import { readableTextColor } from '../../../domain/colors/contrast.ts';
import { usePalette } from '../page/usePalette.ts';
import { visuallyHidden } from '../page/visuallyHidden.ts';
import { isSameScore, shortScoreText } from './displayedScore.ts';
import { GapArrow } from './GapArrow.tsx';
import { heatmapTint } from './heatmapTint.ts';
import type { HeatmapGroup, HeatmapTopic } from './heatmapTypes.ts';
import { gapToAverage, type useHeatmapTexts } from './useHeatmapTexts.ts';

interface HeatmapCellProps {
  readonly group: HeatmapGroup;
  readonly topic: HeatmapTopic;
  readonly textsOf: ReturnType<typeof useHeatmapTexts>;
  /** The position of the cell in its row, counted from 0. */
  readonly column: number;
  /** Whether it is the first cell of the table, which is in the tab order. */
  readonly isFirst: boolean;
}

/**
 * One cell of the heatmap: the short score for the eye, the whole text for screen readers. It is rendered again only if what it shows changes,
 * because a table has hundreds of them.
 */
export const HeatmapCell = memo(function Cell({ group, topic, textsOf, column, isFirst }: HeatmapCellProps) {
  const texts = textsOf(group, topic);
  const palette = usePalette();
  const score = group.cells[topic.key];
  const gap = score ? gapToAverage(score, topic.average) : null;
  const isSignificant = score?.isSignificant === true && gap !== null && gap !== 0;
  const isShown = score !== undefined && score.value !== null;
  const background = heatmapTint(gap ?? 0, palette, isSignificant);
  return (
    <td
      tabIndex={isFirst ? 0 : -1}
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
}, isSameCell);

function isSameCell(before: HeatmapCellProps, after: HeatmapCellProps): boolean {
  const [score, next] = [before.group.cells[before.topic.key], after.group.cells[after.topic.key]];
  return (
    before.textsOf === after.textsOf &&
    before.column === after.column &&
    before.isFirst === after.isFirst &&
    before.group.note === after.group.note &&
    before.topic.key === after.topic.key &&
    isSameScore(before.topic.average, after.topic.average) &&
    score?.isSignificant === next?.isSignificant &&
    score?.margin === next?.margin &&
    (score === undefined || next === undefined ? score === next : isSameScore(score, next))
  );
}
