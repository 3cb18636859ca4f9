import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { ChartCard } from '../kit/charts/ChartCard.tsx';
import { QueryState } from '../kit/states/QueryState.tsx';
import { GroupHeatmap } from './GroupHeatmap.tsx';
import { findFurthestGroup, groupKey, groupRows } from './groupRows.ts';
import type { Group } from './scoreChanges.ts';
import { exportCell } from './scoreTable.ts';
import { useCampaignCaption } from './useCampaignCaption.ts';
import { useExportFilters } from './useExportFilters.ts';
import { useGroupColumns } from './useGroupColumns.ts';
import { type Dimension, useResultTexts } from './useResultTexts.ts';
import { canBeLinked, groupKeys } from './view/groupKeys.ts';
import { useResultView } from './view/useResultView.ts';

interface GroupChartProps {
  readonly campaign: CampaignScores;
  readonly dimension: Dimension;
  /** The selector of the dimension. */
  readonly controls?: ReactNode;
  readonly query: Parameters<typeof QueryState<readonly Group[]>>[0]['query'];
}

/** The groups of one dimension by topic, largest gap first. */
export function GroupChart({ campaign, dimension, controls, query }: GroupChartProps) {
  const groups = query.data ?? [];
  const translate = useTranslate();
  const words = useResultTexts();
  const columns = useGroupColumns(dimension, groups);
  const rows = groupRows(campaign.topics, groups);
  const { addressOf } = useResultView();
  const linkKeys = groupKeys(dimension, groups);
  const heads = columns.map(({ name, note }) => `${name} (${note})`);
  function addressOfGroup(key: string): string | null {
    const group = linkKeys[groups.findIndex((_, at) => groupKey(at) === key)] ?? '';
    if (!canBeLinked(group)) return null;
    return addressOf({ campaign: campaign.campaign_id, tab: 'overview', topic: null, group });
  }

  return (
    <ChartCard
      title={useGroupTitle(campaign, dimension, groups)}
      caption={useCampaignCaption(campaign)}
      exportFilters={useExportFilters({ campaign, dimension })}
      fileName={`${campaign.name} ${translate(`results.groups.dimension.${dimension}`)}`}
      table={
        columns.length === 0
          ? null
          : {
              header: [translate('results.groups.topic'), translate('results.groups.everybody'), ...heads],
              rows: rows.map((row) => [
                row.name,
                exportCell(row.average, words),
                ...columns.map(({ key }) => {
                  const cell = row.cells[key];
                  return cell ? exportCell(cell, words) : words.notShown;
                }),
              ]),
            }
      }
      controls={controls}
    >
      <QueryState query={query} failed="results.groups.failed">
        {() =>
          columns.length === 0 ? (
            <NoGroups k={campaign.k} />
          ) : (
            <GroupHeatmap
              label={translate(`results.groups.titleOne.${dimension}`)}
              topicLabel={translate('results.groups.topic')}
              rows={rows}
              columns={columns}
              addressOf={addressOfGroup}
            />
          )
        }
      </QueryState>
    </ChartCard>
  );
}

/** A title that names the most different group. It says "no group differs" only when every gap could be tested. */
function useGroupTitle(campaign: CampaignScores, dimension: Dimension, groups: readonly Group[]): string {
  const translate = useTranslate();
  const columns = useGroupColumns(dimension, groups);
  const furthest = findFurthestGroup(campaign.topics, groups);
  if (furthest) {
    return translate(
      furthest.distance > 0 ? 'results.groups.furthest.above' : 'results.groups.furthest.below',
      {
        dimension: translate(`results.groups.dimension.${dimension}`),
        group: columns.find(({ key }) => key === groupKey(furthest.group))?.name,
        topic: furthest.topic,
        smart_count: Math.abs(furthest.distance),
      },
    );
  }
  const isMeasured =
    groups.length > 0 && groups.every(({ topics }) => topics.every((one) => one.margin !== null));
  return translate(isMeasured ? `results.groups.alike.${dimension}` : `results.groups.titleOne.${dimension}`);
}

function NoGroups({ k }: { readonly k: number }) {
  const translate = useTranslate();
  return (
    <Box sx={{ border: '1px dashed', borderColor: 'divider', borderRadius: 1, p: 3 }}>
      <Typography>{translate('results.groups.none', { k })}</Typography>
    </Box>
  );
}
