import { Box, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../contract/v2/microsurveyResults.ts';
import { ChartCard } from '../kit/charts/ChartCard.tsx';
import { HeatTable } from '../kit/charts/HeatTable.tsx';
import { LoadFailed } from '../kit/states/LoadFailed.tsx';
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
  /** Where another dimension is chosen. */
  readonly controls?: React.ReactNode;
  /** Undefined while they are loaded. */
  readonly groups: readonly Group[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Topics by the groups of one dimension, where a group lies furthest from everybody first. */
export function GroupChart(props: GroupChartProps) {
  const { campaign, dimension, controls, groups = [], failed, onRetry } = props;
  const translate = useTranslate();
  const words = useResultWords();
  const columns = useGroupNames(dimension, groups);
  const rows = groupRows(campaign.topics, groups);
  const heads = columns.map(({ name, note }) => `${name} (${note})`);
  return (
    <ChartCard
      title={useGroupTitle(props)}
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
            rows={rows.map((row) => ({
              ...row,
              ...(row.gap > 0 && { note: translate('results.groups.gap', { smart_count: row.gap }) }),
            }))}
            words={words}
          />
          <HeatLegend />
        </>
      )}
    </ChartCard>
  );
}

/** Which group stands out; that none does is said only where chance could be told from difference. */
function useGroupTitle({ campaign, dimension, groups = [] }: GroupChartProps): string {
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
