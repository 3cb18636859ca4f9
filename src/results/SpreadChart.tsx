import { Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AnswerOf } from '../../contract/call.ts';
import type { resultCalls, WholeCampaign } from '../../contract/v2/microsurveyResults.ts';
import { ChartCard } from '../kit/charts/ChartCard.tsx';
import { SpreadColumns } from '../kit/charts/SpreadColumns.tsx';
import { useAbout } from './useCampaignCaption.ts';
import { useChoices } from './useChoices.ts';
import { useResultWords } from './useResultWords.ts';

export type Spread = AnswerOf<(typeof resultCalls)['scoreCounts']>['counts'][number];

interface SpreadChartProps {
  readonly campaign: WholeCampaign;
  readonly topic: { readonly topic_id: number; readonly topic: string };
  /** The distributions of all campaigns and topics. */
  readonly spreads: readonly Spread[];
}

/** The distribution of scores in a topic: equal averages can hide agreement or polarization. */
export function SpreadChart({ campaign, topic, spreads }: SpreadChartProps) {
  const translate = useTranslate();
  const words = useResultWords();
  const about = useAbout(campaign);
  const choices = useChoices({ campaign, topic: topic.topic });
  const bands =
    spreads.find(
      ({ campaign_id, topic_id }) => campaign_id === campaign.campaign_id && topic_id === topic.topic_id,
    )?.bands ?? [];
  const [most] = [...bands].sort((a, b) => b.share - a.share);
  if (!most) {
    return (
      <Card component="section" variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
        <Typography variant="h2">{translate('results.spread.titleNone', { topic: topic.topic })}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: 720 }}>
          {translate('results.spread.none')}
        </Typography>
      </Card>
    );
  }
  const nameOf = ({ from, to }: { readonly from: number; readonly to: number }) =>
    translate(to === 100 ? 'results.spread.last' : 'results.spread.band', { from, to });
  const fullest = bands.filter(({ share }) => share === most.share);
  const percent = (share: number) => translate('results.spread.percent', { share });
  return (
    <ChartCard
      title={translate(`results.spread.${fullest.length > 1 ? 'titleMany' : 'title'}`, {
        topic: topic.topic,
        share: percent(most.share),
        band: words.list(fullest.map(nameOf)),
      })}
      about={about}
      choices={choices}
      fileName={translate('results.spread.fileName', { campaign: campaign.name, topic: topic.topic })}
      table={{
        header: ['band', 'share'].map((name) => translate(`results.spread.table.${name}`)),
        rows: bands.map((band) => [nameOf(band), band.share]),
      }}
    >
      <SpreadColumns
        label={translate('results.spread.columns', { topic: topic.topic })}
        columns={bands.map((band) => ({ ...band, name: nameOf(band), text: percent(band.share) }))}
      />
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 1.5, maxWidth: 640 }}>
        {translate('results.spread.meaning')}
      </Typography>
    </ChartCard>
  );
}
