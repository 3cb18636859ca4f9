import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Heatmap } from '../kit/charts/Heatmap.tsx';
import { GroupDialog } from './GroupDialog.tsx';
import type { GroupRow } from './groupRows.ts';
import { HeatmapLegend } from './HeatmapLegend.tsx';
import { heatmapRows } from './heatmapRows.ts';
import type { GroupColumn } from './useGroupColumns.ts';
import { useResultTexts } from './useResultTexts.ts';

interface GroupHeatmapProps {
  readonly label: string;
  /** What the columns are: topics or metrics. */
  readonly topicLabel: string;
  readonly rows: readonly GroupRow[];
  readonly columns: readonly GroupColumn[];
  /** The address of a page about one group by its key; null if it has none. */
  readonly addressOf?: (key: string) => string | null;
}

/** The heatmap of published groups with its legend. A click on a group opens its scores. */
export function GroupHeatmap({ label, topicLabel, rows, columns, addressOf }: GroupHeatmapProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const [openedKey, setOpenedKey] = useState<string | null>(null);
  const { topics, groups } = heatmapRows(rows, columns);
  const opened = groups.find(({ key }) => key === openedKey);
  return (
    <>
      <Heatmap
        label={label}
        corner={translate('results.groups.group')}
        topicLabel={topicLabel}
        averageLabel={translate('results.groups.everybody')}
        topics={topics}
        groups={groups}
        words={words}
        onOpenGroup={setOpenedKey}
      />
      <HeatmapLegend />
      {opened && (
        <GroupDialog
          group={opened}
          topics={topics}
          address={addressOf?.(opened.key) ?? null}
          onClose={() => setOpenedKey(null)}
        />
      )}
    </>
  );
}
