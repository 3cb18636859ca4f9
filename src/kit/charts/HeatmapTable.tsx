import { Button, Table, TableContainer } from '@mui/material';
import { memo, useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { usePalette } from '../page/usePalette.ts';
import { displayedScoreText, shortScoreText } from './displayedScore.ts';
import { HeatmapCell } from './HeatmapCell.tsx';
import { HeatmapRowHeader } from './HeatmapRowHeader.tsx';
import { HeatmapTooltip } from './HeatmapTooltip.tsx';
import { heatmapTableStyles } from './heatmapTableStyles.ts';
import type { HeatmapGroup, HeatmapProps, HeatmapTopic } from './heatmapTypes.ts';
import { useCellFocus } from './useCellFocus.ts';
import { useHeatmapTexts } from './useHeatmapTexts.ts';
import { useRowsInSlices } from './useRowsInSlices.ts';

/** Rows shown at first, and added by the button below them. */
const rowsAtOnce = 200;

interface HeatmapTableProps extends HeatmapProps {
  /** Whether all rows are shown, however many there are. */
  readonly isComplete: boolean;
}

/** The heatmap as a table with a fixed header and a fixed first column. */
export function HeatmapTable({ isComplete, ...props }: HeatmapTableProps) {
  const { label, topics, groups, words, onOpenGroup } = props;
  const translate = useTranslate();
  const palette = usePalette();
  const textsOf = useHeatmapTexts(words);
  const hintId = useId();
  const [shownRows, setShownRows] = useState(rowsAtOnce);
  const rows = useMemo(
    () => (isComplete ? groups : groups.slice(0, shownRows)),
    [groups, isComplete, shownRows],
  );
  const openRow =
    onOpenGroup &&
    ((row: number) => {
      const group = rows[row];
      if (group) onOpenGroup(group.key);
    });
  const { active, handlers } = useCellFocus(openRow);
  const [activeGroup, activeTopic] = [rows[active?.row ?? -1], topics[active?.column ?? -1]];
  return (
    <>
      <TableContainer sx={{ position: 'relative', maxHeight: isComplete ? undefined : 'min(70vh, 720px)' }}>
        <Table
          aria-label={label}
          aria-describedby={hintId}
          sx={heatmapTableStyles(palette, {
            topicCount: topics.length,
            canOpen: onOpenGroup !== undefined,
          })}
          {...handlers}
        >
          <HeatmapContent {...props} groups={rows} textsOf={textsOf} />
        </Table>
      </TableContainer>
      <span id={hintId} hidden>
        {translate(onOpenGroup ? 'results.groups.keysToOpen' : 'results.groups.keys')}
      </span>
      {active && activeGroup && activeTopic && (
        <HeatmapTooltip
          anchor={active.element}
          group={activeGroup.name}
          topic={activeTopic.name}
          texts={textsOf(activeGroup, activeTopic)}
        />
      )}
      {rows.length < groups.length && (
        <Button onClick={() => setShownRows(shownRows + rowsAtOnce)} sx={{ mt: 1 }}>
          {translate('results.groups.showMore', {
            smart_count: Math.min(rowsAtOnce, groups.length - rows.length),
          })}
        </Button>
      )}
    </>
  );
}

interface HeatmapContentProps extends HeatmapProps {
  readonly textsOf: ReturnType<typeof useHeatmapTexts>;
}

/** The rows of the table. They are not rendered again when another cell becomes active. */
const HeatmapContent = memo(
  ({ corner, averageLabel, topics, groups, words, textsOf, onOpenGroup }: HeatmapContentProps) => {
    const drawnOf = useRowsInSlices(topics, groups);
    return (
      <>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {topics.map(({ key, name }) => (
              <th key={key} scope="col">
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="average">
            <th scope="row">{averageLabel}</th>
            {topics.map(({ key, average }) => (
              <td key={key} className="tabular" title={displayedScoreText(average, words)}>
                <strong>{shortScoreText(average) || '–'}</strong>
              </td>
            ))}
          </tr>
          {groups.map((group, row) => (
            <HeatmapRow
              key={group.key}
              {...drawnOf(group, row)}
              row={row}
              textsOf={textsOf}
              onOpenGroup={onOpenGroup}
            />
          ))}
        </tbody>
      </>
    );
  },
);

interface HeatmapRowProps extends Pick<HeatmapContentProps, 'textsOf' | 'onOpenGroup'> {
  readonly group: HeatmapGroup;
  readonly topics: readonly HeatmapTopic[];
  /** The position of the row, counted from 0. */
  readonly row: number;
}

const HeatmapRow = memo(({ group, topics, row, textsOf, onOpenGroup }: HeatmapRowProps) => (
  <tr data-row={row}>
    <HeatmapRowHeader group={group} onOpen={onOpenGroup} />
    {topics.map((topic, column) => (
      <HeatmapCell
        key={topic.key}
        group={group}
        topic={topic}
        textsOf={textsOf}
        column={column}
        isFirst={row === 0 && column === 0}
      />
    ))}
  </tr>
));
