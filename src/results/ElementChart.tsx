import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { sortElements } from '../../domain/scoring/benchmarkScores.ts';
import { highestAndLowest } from '../../domain/scoring/highestAndLowest.ts';
import { ChartCard } from '../kit/charts/ChartCard.tsx';
import { ScoreBars } from '../kit/charts/ScoreBars.tsx';
import { type Topic, toDisplayedScore } from './scoreChanges.ts';
import { marginNoteKey, scoreTableRows } from './scoreTable.ts';
import { useCampaignCaption } from './useCampaignCaption.ts';
import { useExportFilters } from './useExportFilters.ts';
import { useResultTexts } from './useResultTexts.ts';

interface ElementChartProps {
  readonly campaign: CampaignScores;
  readonly topic: Topic;
}

/** The elements of the selected topic, highest first. */
export function ElementChart({ campaign, topic }: ElementChartProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const elements = sortElements(topic.elements);
  const ends = highestAndLowest(elements);
  const bars = elements.map((element) => ({
    ...toDisplayedScore(element),
    id: element.element_id,
    name: element.element,
    level: words.level(toDisplayedScore(element)),
    margin: element.margin,
  }));
  return (
    <ChartCard
      title={
        ends
          ? translate(ends.high.length > 1 ? 'results.elements.titleMany' : 'results.elements.title', {
              topic: topic.topic,
              high: words.shortList(ends.high.map(({ element }) => element)),
              low: words.shortList(ends.low.map(({ element }) => element)),
            })
          : translate('results.elements.titleOne', { topic: topic.topic })
      }
      caption={useCampaignCaption(campaign)}
      exportFilters={useExportFilters({ campaign, topic: topic.topic })}
      fileName={`${campaign.name} ${topic.topic}`}
      table={{
        header: ['element', 'score', 'margin', 'word'].map((name) => translate(`results.table.${name}`)),
        rows: scoreTableRows(bars, words),
      }}
    >
      <ScoreBars
        label={translate('results.elements.bars', { topic: topic.topic })}
        bars={bars}
        words={words}
      />
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block', px: 1, mt: 1 }}>
        {translate(marginNoteKey(bars, campaign))}
      </Typography>
    </ChartCard>
  );
}
