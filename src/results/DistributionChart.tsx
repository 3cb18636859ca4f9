import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ResponseOf } from '../../contract/call.ts';
import type { benchmarkResultCalls, CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { ChartCard } from '../kit/charts/ChartCard.tsx';
import { ScoreHistogram } from '../kit/charts/ScoreHistogram.tsx';
import { EmptyChartCard } from './EmptyChartCard.tsx';
import { useCampaignCaption } from './useCampaignCaption.ts';
import { useExportFilters } from './useExportFilters.ts';
import { useResultTexts } from './useResultTexts.ts';

export type ScoreDistribution = ResponseOf<(typeof benchmarkResultCalls)['scoreCounts']>['counts'][number];

interface DistributionChartProps {
  readonly campaign: CampaignScores;
  readonly topic: { readonly topic_id: number; readonly topic: string };
  /** The distributions of all campaigns and topics. */
  readonly distributions: readonly ScoreDistribution[];
}

/** The distribution of scores in a topic: equal averages can hide agreement or polarization. */
export function DistributionChart({ campaign, topic, distributions }: DistributionChartProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const about = useCampaignCaption(campaign);
  const choices = useExportFilters({ campaign, topic: topic.topic });
  const bands =
    distributions.find(
      ({ campaign_id, topic_id }) => campaign_id === campaign.campaign_id && topic_id === topic.topic_id,
    )?.bands ?? [];
  const [most] = [...bands].sort((a, b) => b.share - a.share);
  if (!most) {
    return (
      <EmptyChartCard
        title={translate('results.distribution.titleNone', { topic: topic.topic })}
        text={translate('results.distribution.none')}
      />
    );
  }
  const nameOf = ({ from, to }: { readonly from: number; readonly to: number }) =>
    translate(to === 100 ? 'results.distribution.last' : 'results.distribution.band', { from, to });
  const fullest = bands.filter(({ share }) => share === most.share);
  const percent = (share: number) => translate('results.distribution.percent', { share });
  return (
    <ChartCard
      title={translate(`results.distribution.${fullest.length > 1 ? 'titleMany' : 'title'}`, {
        topic: topic.topic,
        share: percent(most.share),
        band: words.list(fullest.map(nameOf)),
      })}
      caption={about}
      exportFilters={choices}
      fileName={translate('results.distribution.fileName', { campaign: campaign.name, topic: topic.topic })}
      table={{
        header: ['band', 'share'].map((name) => translate(`results.distribution.table.${name}`)),
        rows: bands.map((band) => [nameOf(band), band.share]),
      }}
    >
      <ScoreHistogram
        label={translate('results.distribution.columns', { topic: topic.topic })}
        bands={bands.map((band) => ({ ...band, name: nameOf(band), text: percent(band.share) }))}
      />
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 1.5, maxWidth: 640 }}>
        {translate('results.distribution.meaning')}
      </Typography>
    </ChartCard>
  );
}
