import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { ChartCard } from '../kit/charts/ChartCard.tsx';
import type { ChartFigures } from '../kit/charts/ChartTable.tsx';
import { displayedScoreText } from '../kit/charts/displayedScore.ts';
import { Hint } from '../kit/page/SecondaryText.tsx';
import {
  type GroupChange,
  groupChanges,
  hasMeasuredChanges,
  largestChange,
  significantChanges,
  type TopicChange,
} from './groupChanges.ts';
import { groupKey } from './groupRows.ts';
import type { Group } from './scoreChanges.ts';
import { exportCell } from './scoreTable.ts';
import { useCampaignCaption } from './useCampaignCaption.ts';
import { useExportFilters } from './useExportFilters.ts';
import { useGroupColumns } from './useGroupColumns.ts';
import { type Dimension, useResultTexts } from './useResultTexts.ts';

interface GroupChangeChartProps {
  readonly campaign: CampaignScores;
  readonly before: CampaignScores;
  readonly dimension: Dimension;
  readonly groups: readonly Group[];
  readonly groupsBefore: readonly Group[];
}

/** The changes of each group since the previous release. */
export function GroupChangeChart(props: GroupChangeChartProps) {
  const { campaign, before, dimension, groups, groupsBefore } = props;
  const translate = useTranslate();
  const words = useResultTexts();
  const columns = useGroupColumns(dimension, groups);
  const changes = groupChanges(groups, groupsBefore);
  const nameOf = ({ groupIndex }: GroupChange) =>
    columns.find(({ key }) => key === groupKey(groupIndex))?.name ?? '';
  const quarter = words.earlierCampaign(before, campaign.quarter);
  const step = (change: TopicChange, word: string = change.change ?? 'same') =>
    translate(`results.changes.${word}`, {
      topic: change.topic,
      from: displayedScoreText(change.from, words),
      to: displayedScoreText(change.to, words),
      smart_count: change.margin ?? 0,
    });
  const quiet = (change: GroupChange) => {
    if (!change.topics) return translate('results.changes.otherGroup');
    if (!hasMeasuredChanges(change)) return translate('results.changes.notComparable');
    const most = largestChange(change);
    return most ? step(most, 'most') : translate('results.changes.same');
  };
  const [first] = changes;
  const strongest = first && significantChanges(first)[0];
  return (
    <ChartCard
      title={
        first && strongest
          ? translate('results.changes.title', { quarter, group: nameOf(first), change: step(strongest) })
          : translate(
              changes.every(({ topics }) => topics === null)
                ? 'results.changes.noneSame'
                : changes.some(hasMeasuredChanges)
                  ? 'results.changes.noneClear'
                  : 'results.changes.noneTold',
              { quarter },
            )
      }
      caption={useCampaignCaption(campaign)}
      exportFilters={useExportFilters({ campaign, dimension })}
      fileName={translate('results.changes.fileName', { campaign: campaign.name, quarter })}
      table={useChangeTable(changes, nameOf)}
    >
      <Box component="ul" aria-label={translate('results.changes.list', { quarter })} sx={list}>
        {changes.map((change) => (
          <Box component="li" key={change.groupIndex} sx={line}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {nameOf(change)}
            </Typography>
            <Box sx={{ display: 'grid', gap: 0.25 }}>
              {significantChanges(change).map((one) => (
                <Typography key={one.topic_id} variant="body2" className="tabular">
                  <Box component="span" aria-hidden sx={{ mr: 0.75 }}>
                    {one.change === 'up' ? '▲' : '▼'}
                  </Box>
                  {step(one)}
                </Typography>
              ))}
              {significantChanges(change).length === 0 && <Hint>{quiet(change)}</Hint>}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 1.5, maxWidth: 720 }}>
        {translate('results.changes.meaning')}
      </Typography>
    </ChartCard>
  );
}

function useChangeTable(
  changes: readonly GroupChange[],
  nameOf: (change: GroupChange) => string,
): ChartFigures | null {
  const translate = useTranslate();
  const words = useResultTexts();
  if (changes.length === 0) return null;
  return {
    header: ['group', 'topic', 'before', 'now', 'change', 'margin', 'word'].map((name) =>
      translate(`results.changes.table.${name}`),
    ),
    rows: changes.flatMap((change) =>
      change.topics === null
        ? [[nameOf(change), translate('results.changes.otherGroup'), null, null, null, null, null]]
        : change.topics.map((one) => [
            nameOf(change),
            one.topic,
            exportCell(one.from, words),
            exportCell(one.to, words),
            one.change === null ? null : one.distance,
            one.margin,
            translate(`results.changes.words.${one.change ?? 'open'}`),
          ]),
    ),
  };
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid' } as const;
const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(160px, 1fr) 3fr' },
  columnGap: 3,
  rowGap: 0.25,
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
