import { Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChartCard } from '../../kit/charts/ChartCard.tsx';
import { MetricIntervals } from '../../kit/charts/MetricIntervals.tsx';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { CompletedCourses } from './CompletedCourses.tsx';
import { metricValues, type ProfileStep } from './ownProfile.ts';
import { useProfileFormat } from './useProfileFormat.ts';

/** The changes between two consecutive profiles; the newest pair unless another is selected. */
export function ProfileChanges({ steps }: { readonly steps: readonly ProfileStep[] }) {
  const translate = useTranslate();
  const words = useProfileFormat();
  const [chosen, setChosen] = useState<number | null>(null);
  const step = steps.find(({ after }) => after.id === chosen) ?? steps[0];
  if (!step) {
    return <TranslatedStateCard texts="ownResults.changes.first" />;
  }
  return (
    <>
      {steps.length > 1 && (
        <SelectField
          label={translate('ownResults.changes.which')}
          value={step.after.id}
          onChange={setChosen}
          options={steps.map(({ after, before }) => ({
            value: after.id,
            text: translate('ownResults.changes.option', {
              before: words.day(before.made_on),
              after: words.day(after.made_on),
            }),
          }))}
          sx={{ width: 360, maxWidth: '100%' }}
        />
      )}
      <ChangeChart step={step} />
    </>
  );
}

/** A profile compared with the previous one; only significant changes are named. */
function ChangeChart({ step: { after: score, before, change } }: { readonly step: ProfileStep }) {
  const translate = useTranslate();
  const words = useProfileFormat();
  const day = words.day(before.made_on);
  if (change.obstacle !== null) {
    return <TranslatedStateCard texts={`ownResults.changes.${change.obstacle}`} values={{ day }} />;
  }
  const moved = (word: 'up' | 'down') =>
    words.metrics(change.metrics.filter((one) => one.word === word).map(({ metric }) => metric));
  const [risen, fallen] = [moved('up'), moved('down')];
  const key = risen ? (fallen ? 'both' : 'up') : fallen ? 'down' : 'none';
  const rows = metricValues(score).flatMap((now) => {
    const changed = change.metrics.find(({ metric }) => metric === now.key);
    return changed ? [{ ...now, was: changed.before, word: changed.word }] : [];
  });
  const wordOf = (word: (typeof rows)[number]['word']) => translate(`ownResults.changes.words.${word}`);
  return (
    <ChartCard
      title={translate(`ownResults.changes.title.${key}`, { day, risen, fallen, metrics: risen || fallen })}
      caption={translate('ownResults.changes.about', { before: day, after: words.day(score.made_on) })}
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
        pointLegend={translate('ownResults.changes.point', { day: words.day(score.made_on) })}
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
      <CompletedCourses completed={change.completed} rows={rows} />
    </ChartCard>
  );
}
