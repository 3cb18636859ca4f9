import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OwnChange, OwnScore } from '../../../contract/v2/assessments.ts';
import { ChartCard } from '../../ui/charts/ChartCard.tsx';
import { MetricIntervals } from '../../ui/charts/MetricIntervals.tsx';
import { StateCard } from '../../ui/StateCard.tsx';
import { metricValues } from './profile.ts';
import { useProfileWords } from './useProfileWords.ts';

interface ChangeChartProps {
  readonly score: OwnScore;
  readonly before: OwnScore | null;
  readonly change: OwnChange | null;
}

/** The newest own profile beside the one before, with a word only where the change is more than chance. */
export function ChangeChart({ score, before, change }: ChangeChartProps) {
  const translate = useTranslate();
  const words = useProfileWords();
  if (!before || !change) {
    return (
      <StateCard
        title={translate('ownResults.changes.first.title')}
        text={translate('ownResults.changes.first.text')}
      />
    );
  }
  const day = words.day(before.made_on);
  if (change.obstacle !== null) {
    return (
      <StateCard
        title={translate(`ownResults.changes.${change.obstacle}.title`)}
        text={translate(`ownResults.changes.${change.obstacle}.text`, { day })}
      />
    );
  }
  const moved = (word: 'up' | 'down') =>
    words.metrics(change.metrics.filter((one) => one.word === word).map(({ metric }) => metric));
  const [risen, fallen] = [moved('up'), moved('down')];
  const key = risen ? (fallen ? 'both' : 'up') : fallen ? 'down' : 'none';
  const rows = metricValues(score).flatMap((now) => {
    const found = change.metrics.find(({ metric }) => metric === now.key);
    return found ? [{ ...now, was: found.before, word: found.word }] : [];
  });
  const wordOf = (word: (typeof rows)[number]['word']) => translate(`ownResults.changes.words.${word}`);
  return (
    <ChartCard
      title={translate(`ownResults.changes.title.${key}`, { day, risen, fallen, metrics: risen || fallen })}
      about={translate('ownResults.changes.about', { before: day, after: words.day(score.made_on) })}
      fileName={`${translate('ownResults.table.change')} ${words.day(score.made_on)}`}
      table={{
        header: ['metric', 'before', 'after', 'change'].map((column) =>
          translate(`ownResults.table.${column}`),
        ),
        rows: rows.map((row) => [words.metric(row.key), row.was, row.value, wordOf(row.word)]),
      }}
    >
      <MetricIntervals
        label={translate('ownResults.changes.bars')}
        rows={rows.map((row) => ({
          id: row.key,
          name: words.metric(row.key),
          value: row.value,
          low: row.low,
          high: row.high,
          marks: [{ name: translate('ownResults.changes.mark', { day }), value: row.was }],
          ...(row.word === 'noClearChange' ? {} : { note: wordOf(row.word) }),
        }))}
      />
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block', px: 1, mt: 1 }}>
        {translate('ownResults.changes.text')}
      </Typography>
    </ChartCard>
  );
}
