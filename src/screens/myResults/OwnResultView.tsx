import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OwnResult } from '../../../dataProviders/results.ts';
import { sortElements } from '../../../domain/scoring/benchmarkScores.ts';
import { ChartCard } from '../../kit/charts/ChartCard.tsx';
import { type ScoreBar, ScoreBars } from '../../kit/charts/ScoreBars.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useResultTexts } from '../../results/useResultTexts.ts';

interface OwnResultViewProps {
  readonly result: OwnResult;
  /** The previous copy, for comparison. */
  readonly before: OwnResult | null;
}

/** One private copy: its topics, the elements of the selected topic, and an explanation of the scores. */
export function OwnResultView({ result, before }: OwnResultViewProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const [chosen, setChosen] = useState<number | null>(null);
  const topics = [...result.topics].sort(
    (a, b) => b.answer_percent - a.answer_percent || a.topic.localeCompare(b.topic),
  );
  const topic = topics.find(({ topic_id }) => topic_id === chosen) ?? topics[0];
  const lowest = topics.at(-1);
  const earlier = before?.topics ?? [];
  const barOf = (id: number, name: string, value: number, was: number | undefined): ScoreBar => ({
    id,
    name,
    value,
    low: false,
    high: false,
    level: words.level({ value, low: false, high: false }),
    margin: null,
    note: was === undefined ? undefined : translate('results.own.before', { score: was }),
  });
  const topicBars = topics.map((one) =>
    barOf(one.topic_id, one.topic, one.answer_percent, scoreIn(earlier, one.topic_id)),
  );
  const elementBars = topic
    ? sortElements(topic.elements).map((one) =>
        barOf(one.element_id, one.element, one.answer_percent, elementIn(earlier, one.element_id)),
      )
    : [];
  const about = translate('results.own.finished', { day: words.day(result.finished_on) });
  const header = ['score', 'word'].map((name) => translate(`results.table.${name}`));
  const rowsOf = (bars: readonly ScoreBar[]) => bars.map(({ name, value, level }) => [name, value, level]);
  return (
    <>
      {topics[0] && lowest && (
        <Typography className="tabular" sx={{ fontSize: '1.25rem', lineHeight: 1.4 }}>
          {translate(topics.length > 1 ? 'results.own.headline' : 'results.own.one', {
            high: topics[0].topic,
            highScore: topics[0].answer_percent,
            low: lowest.topic,
            lowScore: lowest.answer_percent,
          })}
        </Typography>
      )}
      <ChartCard
        title={translate('results.topics.titleOne')}
        caption={about}
        fileName={`${result.campaign} topics`}
        table={{
          header: [translate('results.table.topic'), ...header],
          rows: rowsOf(topicBars),
        }}
      >
        <ScoreBars
          label={translate('results.topics.bars')}
          bars={topicBars}
          words={words}
          chosen={topic?.topic_id}
          onChoose={setChosen}
        />
      </ChartCard>
      {topic && (
        <ChartCard
          title={translate('results.elements.titleOne', { topic: topic.topic })}
          caption={about}
          fileName={`${result.campaign} ${topic.topic}`}
          table={{
            header: [translate('results.table.element'), ...header],
            rows: rowsOf(elementBars),
          }}
        >
          <ScoreBars
            label={translate('results.elements.bars', { topic: topic.topic })}
            bars={elementBars}
            words={words}
          />
        </ChartCard>
      )}
      <Box sx={{ maxWidth: 720 }}>
        <Typography component="h2" variant="h3">
          {translate('results.own.meaningTitle')}
        </Typography>
        <SecondaryText>{translate('results.own.meaning')}</SecondaryText>
      </Box>
    </>
  );
}

type Topics = OwnResult['topics'];

const scoreIn = (topics: Topics, id: number) =>
  topics.find(({ topic_id }) => topic_id === id)?.answer_percent;

const elementIn = (topics: Topics, id: number) =>
  topics.flatMap(({ elements }) => elements).find(({ element_id }) => element_id === id)?.answer_percent;
