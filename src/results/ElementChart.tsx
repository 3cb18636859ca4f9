import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../contract/v2/microsurveyResults.ts';
import { sortElements } from '../../domain/scoring/benchmarkScores.ts';
import { extremes } from '../../domain/scoring/extremes.ts';
import { ChartCard } from '../kit/charts/ChartCard.tsx';
import { ScoreBars } from '../kit/charts/ScoreBars.tsx';
import { shownOf, type Topic } from './figures.ts';
import { barRows, whiskerNote } from './scoreTable.ts';
import { useAbout } from './useCampaignCaption.ts';
import { useChoices } from './useChoices.ts';
import { useResultWords } from './useResultWords.ts';

interface ElementChartProps {
  readonly campaign: WholeCampaign;
  readonly topic: Topic;
}

/** The elements of the selected topic, highest first. */
export function ElementChart({ campaign, topic }: ElementChartProps) {
  const translate = useTranslate();
  const words = useResultWords();
  const elements = sortElements(topic.elements);
  const ends = extremes(elements);
  const bars = elements.map((element) => ({
    ...shownOf(element),
    id: element.element_id,
    name: element.element,
    word: words.word(shownOf(element)),
    margin: element.margin,
  }));
  return (
    <ChartCard
      title={
        ends
          ? translate(ends.high.length > 1 ? 'results.elements.titleMany' : 'results.elements.title', {
              topic: topic.topic,
              high: words.few(ends.high.map(({ element }) => element)),
              low: words.few(ends.low.map(({ element }) => element)),
            })
          : translate('results.elements.titleOne', { topic: topic.topic })
      }
      about={useAbout(campaign)}
      choices={useChoices({ campaign, topic: topic.topic })}
      fileName={`${campaign.name} ${topic.topic}`}
      table={{
        header: ['element', 'score', 'margin', 'word'].map((name) => translate(`results.table.${name}`)),
        rows: barRows(bars, words),
      }}
    >
      <ScoreBars
        label={translate('results.elements.bars', { topic: topic.topic })}
        bars={bars}
        words={words}
      />
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block', px: 1, mt: 1 }}>
        {translate(whiskerNote(bars))}
      </Typography>
    </ChartCard>
  );
}
