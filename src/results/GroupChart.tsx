import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../contract/v2/microsurveyResults.ts';
import { ChartCard } from '../kit/charts/ChartCard.tsx';
import { HeatTable } from '../kit/charts/HeatTable.tsx';
import { QueryState } from '../kit/states/QueryState.tsx';
import { type Group, topicMargin } from './figures.ts';
import { furthestOf, groupKey, groupRows } from './groupRows.ts';
import { HeatLegend } from './HeatLegend.tsx';
import { cellOf } from './scoreTable.ts';
import { useAbout } from './useCampaignCaption.ts';
import { useChoices } from './useChoices.ts';
import { useGroupNames } from './useGroupNames.ts';
import { type Dimension, useResultWords } from './useResultWords.ts';

interface GroupChartProps {
  readonly campaign: WholeCampaign;
  readonly dimension: Dimension;
  /** The selector of the dimension. */
  readonly controls?: ReactNode;
  readonly query: Parameters<typeof QueryState<readonly Group[]>>[0]['query'];
}

/** Topics by the groups of one dimension, largest gap first. */
export function GroupChart({ campaign, dimension, controls, query }: GroupChartProps) {
  const groups = query.data ?? [];
  const translate = useTranslate();
  const words = useResultWords();
  const columns = useGroupNames(dimension, groups);
  const rows = groupRows(campaign.topics, groups);
  const heads = columns.map(({ name, note }) => `${name} (${note})`);
  return (
    <ChartCard
      title={useGroupTitle(campaign, dimension, groups)}
      about={useAbout(campaign)}
      choices={useChoices({ campaign, dimension })}
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
      controls={controls}
    >
      <QueryState query={query} failed="results.groups.failed">
        {() =>
          columns.length === 0 ? (
            <NoGroups k={campaign.k} />
          ) : (
            <>
              <HeatTable
                label={translate(`results.groups.titleOne.${dimension}`)}
                corner={translate('results.groups.topic')}
                everybody={translate('results.groups.everybody')}
                columns={columns}
                rows={rows.map((row) => ({
                  ...row,
                  ...(row.gap > 0 && { note: translate('results.groups.gap', { smart_count: row.gap }) }),
                }))}
                words={words}
              />
              <HeatLegend />
            </>
          )
        }
      </QueryState>
    </ChartCard>
  );
}

/** A title that names the most different group. It says "no group differs" only when every gap could be tested. */
function useGroupTitle(campaign: WholeCampaign, dimension: Dimension, groups: readonly Group[]): string {
  const translate = useTranslate();
  const columns = useGroupNames(dimension, groups);
  const furthest = furthestOf(campaign.topics, groups);
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
    groups.length > 0 && groups.every(({ topics }) => topics.every((one) => topicMargin(one) !== null));
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
