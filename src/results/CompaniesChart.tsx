import { Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AnswerOf } from '../../contract/call.ts';
import type { additionalResultCalls } from '../../contract/v2/additionalResults.ts';
import type { WholeCampaign } from '../../contract/v2/microsurveyResults.ts';
import { ChartCard } from '../kit/charts/ChartCard.tsx';
import { PlaceBars } from '../kit/charts/PlaceBars.tsx';
import { rangeOf, shownText } from '../kit/charts/shown.ts';
import { byScore, shownOf } from './figures.ts';
import { cellOf } from './scoreTable.ts';
import { useChoices } from './useChoices.ts';
import { useResultWords } from './useResultWords.ts';

export type Companies = AnswerOf<(typeof additionalResultCalls)['externalBenchmark']>['benchmark'];

interface CompaniesChartProps {
  readonly campaign: WholeCampaign;
  /** Null while there are too few companies. */
  readonly companies: Companies;
}

/** The account compared with other companies, topic by topic. */
export function CompaniesChart({ campaign, companies }: CompaniesChartProps) {
  const translate = useTranslate();
  const words = useResultWords();
  const choices = useChoices({ campaign });
  if (!companies) {
    return (
      <Card component="section" variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
        <Typography variant="h2">{translate('results.companies.titleNone')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: 720 }}>
          {translate('results.companies.none')}
        </Typography>
      </Card>
    );
  }
  const rows = byScore(campaign.topics).flatMap((topic) => {
    const norm = companies.topics.find(({ topic_id }) => topic_id === topic.topic_id);
    return norm ? [{ topic, norm, shown: shownOf(topic) }] : [];
  });
  const placed = rows
    .flatMap(({ topic, norm }) =>
      norm.own_percentile === null ? [] : { name: topic.topic, place: norm.own_percentile },
    )
    .sort((a, b) => b.place - a.place);
  const [high, low] = [placed[0], placed.at(-1)];
  return (
    <ChartCard
      title={
        high && low && high.place !== low.place
          ? translate('results.companies.title', {
              high: high.name,
              highPlace: high.place,
              low: low.name,
              lowPlace: low.place,
            })
          : translate('results.companies.titleOne')
      }
      about={translate('results.companies.about', {
        amount: companies.accounts_band,
        day: words.day(companies.built_on),
      })}
      choices={choices}
      fileName={translate('results.companies.fileName', { campaign: campaign.name })}
      table={{
        header: ['topic', 'own', 'p25', 'p50', 'p75', 'place'].map((name) =>
          translate(`results.companies.table.${name}`),
        ),
        rows: rows.map(({ topic, norm, shown }) => [
          topic.topic,
          cellOf(shown, words),
          norm.p25,
          norm.p50,
          norm.p75,
          norm.own_percentile,
        ]),
      }}
    >
      <PlaceBars
        label={translate('results.companies.bars')}
        bars={rows.map(({ topic, norm, shown }) => ({
          id: topic.topic_id,
          name: topic.topic,
          from: norm.p25,
          middle: norm.p50,
          to: norm.p75,
          own: rangeOf(shown),
          text: translate('results.companies.own', { own: shownText(shown, words), middle: norm.p50 }),
        }))}
      />
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 2, maxWidth: 720 }}>
        {translate('results.companies.meaning')}
      </Typography>
    </ChartCard>
  );
}
