import { Box, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../../contract/v2/microsurveyResults.ts';
import { ChartCard } from '../charts/ChartCard.tsx';
import { HeatTable } from '../charts/HeatTable.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { DimensionChoice } from './DimensionChoice.tsx';
import type { Group } from './figures.ts';
import { groupRows } from './groupRows.ts';
import { HeatLegend } from './HeatLegend.tsx';
import { cellOf } from './scoreTable.ts';
import { useAbout } from './useAbout.ts';
import { useGroupNames } from './useGroupNames.ts';
import { type Dimension, useResultWords } from './useResultWords.ts';

interface GroupChartProps {
  readonly campaign: WholeCampaign;
  readonly dimensions: readonly Dimension[];
  readonly dimension: Dimension;
  readonly onDimension: (dimension: Dimension) => void;
  /** Undefined while they are loaded. */
  readonly groups: readonly Group[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Topics by the groups of one dimension, where they lie furthest apart first. */
export function GroupChart(props: GroupChartProps) {
  const { campaign, dimensions, dimension, onDimension, groups = [], failed, onRetry } = props;
  const translate = useTranslate();
  const words = useResultWords();
  const columns = useGroupNames(dimension, groups);
  const rows = groupRows(campaign.topics, groups);
  const widest = rows[0];
  const heads = columns.map(({ name, note }) => `${name} (${note})`);
  return (
    <ChartCard
      title={
        widest && widest.gap > 0
          ? translate(`results.groups.title.${dimension}`, { smart_count: widest.gap, topic: widest.name })
          : translate(`results.groups.titleOne.${dimension}`)
      }
      about={useAbout(campaign)}
      fileName={`${campaign.name} ${translate(`results.groups.dimension.${dimension}`)}`}
      table={
        columns.length === 0
          ? null
          : {
              header: [translate('results.groups.topic'), translate('results.groups.everybody'), ...heads],
              rows: rows.map((row) => [
                row.name,
                cellOf(row.everybody, words),
                ...columns.map(({ key }) => {
                  const cell = row.cells[key];
                  return cell ? cellOf(cell, words) : words.notShown;
                }),
              ]),
            }
      }
      controls={<DimensionChoice dimensions={dimensions} chosen={dimension} onChoose={onDimension} />}
    >
      {failed && <LoadFailed text={translate('results.groups.failed')} onRetry={onRetry} />}
      {!failed && props.groups === undefined && <Skeleton variant="rounded" height={280} />}
      {!failed && props.groups !== undefined && columns.length === 0 && <NoGroups k={campaign.k} />}
      {columns.length > 0 && (
        <>
          <HeatTable
            label={translate(`results.groups.titleOne.${dimension}`)}
            corner={translate('results.groups.topic')}
            everybody={translate('results.groups.everybody')}
            columns={columns}
            rows={rows.map((row) => ({ ...row, note: translate('results.groups.gap', { gap: row.gap }) }))}
            words={words}
          />
          <HeatLegend />
        </>
      )}
    </ChartCard>
  );
}

function NoGroups({ k }: { readonly k: number }) {
  const translate = useTranslate();
  return (
    <Box sx={{ border: '1px dashed', borderColor: 'divider', borderRadius: 1, p: 3 }}>
      <Typography>{translate('results.groups.none', { k })}</Typography>
    </Box>
  );
}
