import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OwnScore } from '../../../contract/v2/personalScores.ts';
import { ChartCard } from '../../kit/charts/ChartCard.tsx';
import { MetricIntervals } from '../../kit/charts/MetricIntervals.tsx';
import { domainValues, metricValues, type ProfileValue } from './ownProfile.ts';
import { useProfileFormat } from './useProfileFormat.ts';

/** Every metric of a self-assessment with its confidence range. */
export function MetricsChart({ score }: { readonly score: OwnScore }) {
  return <IntervalCard score={score} kind="metrics" values={metricValues(score)} />;
}

/** Every domain of a self-assessment with its confidence range. */
export function DomainChart({ score }: { readonly score: OwnScore }) {
  return <IntervalCard score={score} kind="domains" values={domainValues(score)} />;
}

interface IntervalCardProps {
  readonly score: OwnScore;
  readonly kind: 'metrics' | 'domains';
  readonly values: readonly ProfileValue<string>[];
}

function IntervalCard({ score, kind, values }: IntervalCardProps) {
  const translate = useTranslate();
  const words = useProfileFormat();
  const about = useProfileCaption(score);
  const name = (key: string) =>
    translate(kind === 'metrics' ? `metrics.names.${key}` : `metrics.domains.${key}`);
  const comparisonText = (word: ProfileValue<string>['comparison']) =>
    translate(`ownResults.${kind}.beside.${word}`);
  const [first, last] = [values[0], values.at(-1)];
  if (!first || !last) return null;
  const titleKey = values.every(({ comparison }) => comparison === 'same') ? 'evenTitle' : 'title';
  const firstColumn = kind === 'metrics' ? 'metric' : 'domain';
  return (
    <ChartCard
      title={translate(`ownResults.${kind}.${titleKey}`, { high: name(first.key), low: name(last.key) })}
      caption={about}
      fileName={`${translate(`ownResults.table.${firstColumn}`)} ${words.day(score.made_on)}`}
      table={{
        header: [firstColumn, 'value', 'low', 'high', 'beside'].map((column) =>
          translate(`ownResults.table.${column}`),
        ),
        rows: values.map(({ key, value, low, high, comparison: word }) => [
          name(key),
          value,
          Math.round(low),
          Math.round(high),
          comparisonText(word),
        ]),
      }}
    >
      <MetricIntervals
        label={translate(`ownResults.${kind}.bars`)}
        rows={values.map(({ key, value, low, high, comparison: word }) => ({
          id: key,
          name: name(key),
          value,
          low,
          high,
          ...(word === 'same' ? {} : { note: comparisonText(word) }),
        }))}
      />
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block', px: 1, mt: 1 }}>
        {translate('ownResults.metrics.whisker')}
      </Typography>
    </ChartCard>
  );
}

/** The caption of a chart: the campaign, if any, and the day of the profile. */
export function useProfileCaption({ campaign, made_on }: OwnScore): string {
  const translate = useTranslate();
  const words = useProfileFormat();
  const day = words.day(made_on);
  return campaign
    ? translate('ownResults.aboutCampaign', { campaign: campaign.name, day })
    : translate('ownResults.about', { day });
}
