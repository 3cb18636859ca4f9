import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../contract/v2/microsurveyResults.ts';
import { ChartCard } from '../kit/charts/ChartCard.tsx';
import type { ChartFigures } from '../kit/charts/ChartTable.tsx';
import { shownText } from '../kit/charts/shown.ts';
import type { Group } from './figures.ts';
import {
  clearChanges,
  type GroupChange,
  groupChanges,
  isTold,
  largestMove,
  type TopicChange,
} from './groupChanges.ts';
import { groupKey } from './groupRows.ts';
import { cellOf } from './scoreTable.ts';
import { useAbout } from './useCampaignCaption.ts';
import { useChoices } from './useChoices.ts';
import { useGroupNames } from './useGroupNames.ts';
import { type Dimension, useResultWords } from './useResultWords.ts';

interface GroupChangeChartProps {
  readonly campaign: WholeCampaign;
  readonly before: WholeCampaign;
  readonly dimension: Dimension;
  readonly groups: readonly Group[];
  readonly groupsBefore: readonly Group[];
}

/** The changes of each group since the previous release. */
export function GroupChangeChart(props: GroupChangeChartProps) {
  const { campaign, before, dimension, groups, groupsBefore } = props;
  const translate = useTranslate();
  const words = useResultWords();
  const columns = useGroupNames(dimension, groups);
  const changes = groupChanges(groups, groupsBefore);
  const nameOf = ({ at }: GroupChange) => columns.find(({ key }) => key === groupKey(at))?.name ?? '';
  const quarter = words.earlier(before, campaign.quarter);
  const step = (change: TopicChange, word: string = change.change ?? 'same') =>
    translate(`results.changes.${word}`, {
      topic: change.topic,
      from: shownText(change.from, words),
      to: shownText(change.to, words),
      smart_count: change.margin ?? 0,
    });
  const quiet = (change: GroupChange) => {
    if (!change.topics) return translate('results.changes.otherGroup');
    if (!isTold(change)) return translate('results.changes.untold');
    const most = largestMove(change);
    return most ? step(most, 'most') : translate('results.changes.same');
  };
  const [first] = changes;
  const strongest = first && clearChanges(first)[0];
  return (
    <ChartCard
      title={
        first && strongest
          ? translate('results.changes.title', { quarter, group: nameOf(first), change: step(strongest) })
          : translate(
              changes.every(({ topics }) => topics === null)
                ? 'results.changes.noneSame'
                : changes.some(isTold)
                  ? 'results.changes.noneClear'
                  : 'results.changes.noneTold',
              { quarter },
            )
      }
      about={useAbout(campaign)}
      choices={useChoices({ campaign, dimension })}
      fileName={translate('results.changes.fileName', { campaign: campaign.name, quarter })}
      table={useChangeTable(changes, nameOf)}
    >
      <Box component="ul" aria-label={translate('results.changes.list', { quarter })} sx={list}>
        {changes.map((change) => (
          <Box component="li" key={change.at} sx={line}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {nameOf(change)}
            </Typography>
            <Box sx={{ display: 'grid', gap: 0.25 }}>
              {clearChanges(change).map((one) => (
                <Typography key={one.topic_id} variant="body2" className="tabular">
                  <Box component="span" aria-hidden sx={{ mr: 0.75 }}>
                    {one.change === 'up' ? '▲' : '▼'}
                  </Box>
                  {step(one)}
                </Typography>
              ))}
              {clearChanges(change).length === 0 && (
                <Typography variant="body2" color="text.secondary">
                  {quiet(change)}
                </Typography>
              )}
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
  const words = useResultWords();
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
            cellOf(one.from, words),
            cellOf(one.to, words),
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
