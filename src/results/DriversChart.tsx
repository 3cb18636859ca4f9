import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ResponseOf } from '../../contract/call.ts';
import type { additionalResultCalls } from '../../contract/v2/additionalBenchmarkResults.ts';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { isPulse } from '../../domain/campaigns/surveyLength.ts';
import { ChartCard } from '../kit/charts/ChartCard.tsx';
import { DistanceBars } from '../kit/charts/DistanceBars.tsx';
import { useFormat } from '../kit/useFormat.ts';
import { EmptyChartCard } from './EmptyChartCard.tsx';
import { useCampaignCaption } from './useCampaignCaption.ts';
import { useExportFilters } from './useExportFilters.ts';
import { useResultTexts } from './useResultTexts.ts';

export type Drivers = ResponseOf<(typeof additionalResultCalls)['drivers']>['campaigns'][number];

interface DriversChartProps {
  readonly campaign: CampaignScores;
  /** The drivers of all campaigns. */
  readonly drivers: readonly Drivers[];
}

/** The topics most closely related to the outcome. A correlation is never shown as a cause. */
export function DriversChart({ campaign, drivers }: DriversChartProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const about = useCampaignCaption(campaign);
  const choices = useExportFilters({ campaign });
  const format = useFormat();
  const { outcome = null, topics = [] } =
    drivers.find(({ campaign_id }) => campaign_id === campaign.campaign_id) ?? {};
  if (!outcome || topics.length === 0) {
    return (
      <EmptyChartCard
        title={translate('results.drivers.titleNone')}
        text={translate(`results.drivers.${isPulse(campaign.length) ? 'noneInPulse' : 'none'}`)}
      />
    );
  }
  const { title, leading } = headlineOf(topics);
  const decimals = (value: number) => format.number(value, { minimumFractionDigits: 2 });
  return (
    <ChartCard
      title={translate(`results.drivers.${title}`, {
        outcome: outcome.topic,
        topics: words.list(leading.map(({ topic }) => topic)),
      })}
      caption={about}
      exportFilters={choices}
      fileName={translate('results.drivers.fileName', { campaign: campaign.name })}
      table={{
        header: ['topic', 'value', 'low', 'high', 'word'].map((name) =>
          translate(`results.drivers.table.${name}`),
        ),
        rows: topics.map(({ topic, value, low, high, word }) => [
          topic,
          value,
          low,
          high,
          translate(`results.drivers.words.${word}`),
        ]),
      }}
    >
      <DistanceBars
        label={translate('results.drivers.bars', { outcome: outcome.topic })}
        minScale={1}
        bars={topics.map(({ topic_id, topic, value, low, high, word }) => ({
          id: String(topic_id),
          name: topic,
          note: translate('results.drivers.withRange', {
            word: translate(`results.drivers.words.${word}`),
            low: decimals(low),
            high: decimals(high),
          }),
          value: Math.abs(value),
          reference: null,
          isPale: word === 'unsure' || word === 'none',
          text: decimals(value),
        }))}
      />
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 2, maxWidth: 720 }}>
        {translate('results.drivers.meaning', { outcome: outcome.topic })}
      </Typography>
    </ChartCard>
  );
}

/** The key of the title, and the topics that it names. */
function headlineOf(topics: Drivers['topics']) {
  for (const [word, title] of [
    ['strong', 'title'],
    ['some', 'title'],
    ['opposite', 'titleOpposite'],
    ['unsure', 'titleUnsure'],
  ] as const) {
    const leading = topics.filter((topic) => topic.word === word);
    if (leading.length > 0) return { title, leading };
  }
  return { title: 'titleWeak', leading: [] };
}
