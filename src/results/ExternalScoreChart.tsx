import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import type { ExternalScore } from '../../domain/benchmarkFile/checkBenchmarkRows.ts';
import {
  compareWithExternal,
  type ExternalSource,
  externalRange,
} from '../../domain/benchmarkFile/compareWithExternal.ts';
import { ChartCard } from '../kit/charts/ChartCard.tsx';
import { displayedScoreText, scoreRange } from '../kit/charts/displayedScore.ts';
import { QuartileBars } from '../kit/charts/QuartileBars.tsx';
import { SelectField } from '../kit/forms/SelectField.tsx';
import { useFormat } from '../kit/useFormat.ts';
import { sortTopicsByScore, type Topic, toDisplayedScore } from './scoreChanges.ts';
import { exportCell } from './scoreTable.ts';
import { useExportFilters } from './useExportFilters.ts';
import { useResultTexts } from './useResultTexts.ts';

interface ExternalScoreChartProps {
  readonly campaign: CampaignScores;
  readonly source: ExternalSource;
  /** The scores of this source and year, at most one for each topic. */
  readonly scores: readonly ExternalScore[];
  readonly choice: {
    readonly sources: readonly ExternalSource[];
    readonly at: number;
    readonly onChoose: (at: number) => void;
  };
}

/** The company's topics compared with the scores of one outside source. */
export function ExternalScoreChart({ campaign, source, scores, choice }: ExternalScoreChartProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const format = useFormat();
  const choices = useExportFilters({ campaign });
  const pairs = sortTopicsByScore(campaign.topics).flatMap((topic) => {
    const external = scores.find(({ topic_id }) => topic_id === topic.topic_id);
    return external ? [{ topic, external, own: exactScore(topic) }] : [];
  });
  const differences = compareWithExternal(pairs);
  const rows = pairs.map((pair, at) => ({
    ...pair,
    shown: toDisplayedScore(pair.topic),
    difference: differences[at] ?? null,
  }));
  const gap = ({ own, external }: (typeof rows)[number]) => (own?.value ?? external.score) - external.score;
  const named = rows.filter(({ difference }) => difference === 'higher' || difference === 'lower');
  const byGap = named.sort((a, b) => gap(b) - gap(a));
  const high = byGap.find(({ difference }) => difference === 'higher')?.topic.topic;
  const low = byGap.findLast(({ difference }) => difference === 'lower')?.topic.topic;
  return (
    <ChartCard
      title={translate(
        `results.external.${titleKey(
          high,
          low,
          rows.some(({ own }) => own !== null),
        )}`,
        {
          ...source,
          high,
          low,
          topic: high ?? low,
        },
      )}
      caption={translate('results.external.about', { ...source })}
      exportFilters={choices}
      fileName={translate('results.external.fileName', { campaign: campaign.name, source: source.source })}
      table={{
        header: ['topic', 'own', 'score', 'spread', 'n', 'difference', 'source', 'year'].map((name) =>
          translate(`results.external.table.${name}`),
        ),
        rows: rows.map(({ topic, external, shown, difference }) => [
          topic.topic,
          exportCell(shown, words),
          external.score,
          external.spread,
          external.n,
          translate(`results.external.difference.${difference ?? 'unknown'}`),
          external.source,
          external.year,
        ]),
      }}
      controls={
        choice.sources.length > 1 && (
          <SelectField
            label={translate('results.external.choose')}
            value={choice.at}
            options={choice.sources.map((one, value) => ({
              value,
              text: translate('results.external.option', { ...one }),
            }))}
            onChange={choice.onChoose}
            size="small"
            sx={{ maxWidth: 480, width: '100%' }}
          />
        )
      }
    >
      <QuartileBars
        label={translate('results.external.bars')}
        bars={rows.map(({ topic, external, shown }) => ({
          id: topic.topic_id,
          name: topic.topic,
          ...externalRange(external),
          median: external.score,
          own: scoreRange(shown),
          text: translate('results.external.own', {
            own: displayedScoreText(shown, words),
            external: format.number(external.score),
          }),
        }))}
      />
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 2, maxWidth: 720 }}>
        {translate('results.external.meaning')}
      </Typography>
    </ChartCard>
  );
}

function titleKey(high: string | undefined, low: string | undefined, isTested: boolean): string {
  if (high && low) return 'titleBoth';
  if (high) return 'titleAbove';
  if (low) return 'titleBelow';
  return isTested ? 'titleSame' : 'title';
}

/** The published score with its margin; null if it is a range or has no margin. */
function exactScore({ answer_percent, margin, low, high, banded }: Topic) {
  if (answer_percent === null || margin === null || low || high || banded) return null;
  return { value: answer_percent, margin };
}
