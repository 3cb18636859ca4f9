import { Box, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { OwnScore } from '../../../contract/v2/personalScores.ts';
import type { EstimatedReliability } from '../../../contract/v2/technicalShapes.ts';
import { reliabilityWord } from '../../../domain/scoring/personal/reliabilityWord.ts';
import { minPeopleForReliability } from '../../../domain/scoring/personal/splitHalfReliability.ts';
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
  const { measured_on } = score;
  const facts = [
    translate(`ownResults.trust.${score.norm_version === null ? 'unnormed' : 'normed'}`, {
      day: words.day(score.made_on),
      model: score.model_version,
      norm: score.norm_version,
    }),
    translate('ownResults.trust.questions', { answered: score.asked }),
    ...useGroupFacts(groups),
  ];
  const range = (reliability: EstimatedReliability | null) =>
    reliability && translate('ownResults.trust.range', rangeOf(reliability));
  return (
    <Card component="section" aria-labelledby={titleId} variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id={titleId} component="h2" variant="h2">
        {translate('ownResults.trust.title')}
      </Typography>
      <SecondaryText sx={{ maxWidth: 720, mb: 1 }}>{translate('ownResults.trust.text')}</SecondaryText>
      <SecondaryText sx={{ maxWidth: 720, mb: 1 }}>
        {measured_on
          ? translate(`ownResults.trust.measured.${measured_on.basis}`, { people: measured_on.people })
          : translate('ownResults.trust.notMeasured', { people: minPeopleForReliability })}{' '}
        {measured_on && translate('ownResults.trust.levels', countLevels(score))}
      </SecondaryText>
      <Box component="ul" sx={{ mt: 0, mb: 2, pl: 2.5 }}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Box>
      <ChartTable
        label={translate('ownResults.trust.table')}
        table={{
          header: ['metric', ...(measured_on ? ['measured'] : []), 'reliability', 'statements'].map(
            (column) => translate(`ownResults.table.${column}`),
          ),
          rows: score.metrics.map(({ metric, reliability, measured_reliability, times_shown }) => [
            words.metric(metric),
            ...(measured_on ? [range(measured_reliability)] : []),
            reliability === null ? null : Number(reliability.toFixed(2)),
            times_shown,
          ]),
        }}
      />
      <SecondaryText sx={{ maxWidth: 720, mt: 2 }}>{translate('ownResults.trust.never')}</SecondaryText>
    </Card>
  );
}

/** How many metrics have a high, fair and low measured reliability. */
function countLevels({ metrics }: OwnScore) {
  const levels = metrics.flatMap(({ measured_reliability }) =>
    measured_reliability ? [reliabilityWord(measured_reliability.value)] : [],
  );
  const count = (level: string) => levels.filter((one) => one === level).length;
  return { high: count('high'), fair: count('fair'), low: count('low') };
}

const rangeOf = ({ value, low, high }: EstimatedReliability) => ({
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
