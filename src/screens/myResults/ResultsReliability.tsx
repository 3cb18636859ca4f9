import { Box, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { OwnScore } from '../../../contract/v2/personalScores.ts';
import { ChartTable } from '../../kit/charts/ChartTable.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useProfileFormat } from './useProfileFormat.ts';

interface AboutResultsProps {
  readonly score: OwnScore;
  readonly groups: readonly OwnScore[];
}

/** The reliability of the results and how they were calculated. */
export function ResultsReliability({ score, groups }: AboutResultsProps) {
  const translate = useTranslate();
  const words = useProfileFormat();
  const titleId = useId();
  const isMeasured = score.metrics.some(({ measured_reliability }) => measured_reliability !== null);
  const facts = [
    translate(`ownResults.trust.${score.norm_version === null ? 'unnormed' : 'normed'}`, {
      day: words.day(score.made_on),
      model: score.model_version,
      norm: score.norm_version,
    }),
    translate('ownResults.trust.questions', { answered: score.asked }),
    ...useGroupFacts(groups),
  ];
  return (
    <Card component="section" aria-labelledby={titleId} variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id={titleId} component="h2" variant="h2">
        {translate('ownResults.trust.title')}
      </Typography>
      <SecondaryText sx={{ maxWidth: 720, mb: 1 }}>{translate('ownResults.trust.text')}</SecondaryText>
      <SecondaryText sx={{ maxWidth: 720, mb: 1 }}>
        {isMeasured
          ? translate('ownResults.trust.measured', { people: score.norm_people })
          : translate('ownResults.trust.notMeasured')}
      </SecondaryText>
      <Box component="ul" sx={{ mt: 0, mb: 2, pl: 2.5 }}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Box>
      <ChartTable
        label={translate('ownResults.trust.table')}
        table={{
          header: ['metric', ...(isMeasured ? ['measured'] : []), 'reliability', 'statements'].map((column) =>
            translate(`ownResults.table.${column}`),
          ),
          rows: score.metrics.map(({ metric, reliability, measured_reliability, times_shown }) => [
            words.metric(metric),
            ...(isMeasured
              ? [measured_reliability && translate('ownResults.trust.range', rangeOf(measured_reliability))]
              : []),
            reliability === null ? null : Number(reliability.toFixed(2)),
            times_shown,
          ]),
        }}
      />
      <SecondaryText sx={{ maxWidth: 720, mt: 2 }}>{translate('ownResults.trust.never')}</SecondaryText>
    </Card>
  );
}

const rangeOf = ({ value, low, high }: { value: number; low: number; high: number }) => ({
  value: value.toFixed(2),
  low: low.toFixed(2),
  high: high.toFixed(2),
});

function useGroupFacts(groups: readonly OwnScore[]): readonly string[] {
  const translate = useTranslate();
  const words = useProfileFormat();
  return groups.flatMap(({ rater_group, raters, dropped, rater_reliability }) => {
    const left = dropped ? [translate('ownResults.trust.dropped', { smart_count: dropped })] : [];
    if (rater_group === 'manager') return [translate('ownResults.trust.manager'), ...left];
    const facts = { group: words.group(rater_group), raters: translate(`ownResults.raters.${raters}`) };
    const known = rater_reliability
      ? translate('ownResults.trust.raters', {
          ...facts,
          reliability: rater_reliability.value.toFixed(2),
          more: rater_reliability.with_two_more.toFixed(2),
        })
      : translate('ownResults.trust.ratersOnly', facts);
    return [known, ...left];
  });
}
