import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ResponseOf } from '../../contract/call.ts';
import type { additionalResultCalls } from '../../contract/v2/additionalBenchmarkResults.ts';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { ChartCard } from '../kit/charts/ChartCard.tsx';
import { displayedScoreText, scoreRange } from '../kit/charts/displayedScore.ts';
import { QuartileBars } from '../kit/charts/QuartileBars.tsx';
import { EmptyChartCard } from './EmptyChartCard.tsx';
import { sortTopicsByScore, toDisplayedScore } from './scoreChanges.ts';
import { exportCell } from './scoreTable.ts';
import { useExportFilters } from './useExportFilters.ts';
import { useResultTexts } from './useResultTexts.ts';

export type CompanyNorms = ResponseOf<(typeof additionalResultCalls)['companyBenchmark']>['benchmark'];

interface CompanyBenchmarkChartProps {
  readonly campaign: CampaignScores;
  /** The distribution over companies; null while there are too few companies. */
  readonly companies: CompanyNorms;
}

/** The account compared with other companies, topic by topic. */
export function CompanyBenchmarkChart({ campaign, companies }: CompanyBenchmarkChartProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const choices = useExportFilters({ campaign });
  if (!companies) {
    return (
      <EmptyChartCard
        title={translate('results.companies.titleNone')}
        text={translate('results.companies.none')}
      />
    );
  }
  const rows = sortTopicsByScore(campaign.topics).flatMap((topic) => {
    const norm = companies.topics.find(({ topic_id }) => topic_id === topic.topic_id);
    return norm ? [{ topic, norm, shown: toDisplayedScore(topic) }] : [];
  });
  const ranked = rows
    .flatMap(({ topic, norm }) =>
      norm.own_percentile === null ? [] : { name: topic.topic, place: norm.own_percentile },
    )
    .sort((a, b) => b.place - a.place);
  const [high, low] = [ranked[0], ranked.at(-1)];
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
      caption={translate('results.companies.about', {
        amount: companies.accounts_band,
        day: words.day(companies.built_on),
      })}
      exportFilters={choices}
      fileName={translate('results.companies.fileName', { campaign: campaign.name })}
      table={{
        header: ['topic', 'own', 'p25', 'p50', 'p75', 'place'].map((name) =>
          translate(`results.companies.table.${name}`),
        ),
        rows: rows.map(({ topic, norm, shown }) => [
          topic.topic,
          exportCell(shown, words),
          norm.p25,
          norm.p50,
          norm.p75,
          norm.own_percentile,
        ]),
      }}
    >
      <QuartileBars
        label={translate('results.companies.bars')}
        bars={rows.map(({ topic, norm, shown }) => ({
          id: topic.topic_id,
          name: topic.topic,
          from: norm.p25,
          median: norm.p50,
          to: norm.p75,
          own: scoreRange(shown),
          text: translate('results.companies.own', {
            own: displayedScoreText(shown, words),
            middle: norm.p50,
          }),
        }))}
      />
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 2, maxWidth: 720 }}>
        {translate('results.companies.meaning')}
      </Typography>
    </ChartCard>
  );
}
