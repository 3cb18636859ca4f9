import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OwnScore } from '../../../contract/v2/personalScores.ts';
import { type PersonaCode, patternOf } from '../../../domain/insights/personas.ts';
import type { Metric } from '../../../domain/metrics/metrics.ts';
import { ChartCard } from '../../kit/charts/ChartCard.tsx';
import { MetricIntervals } from '../../kit/charts/MetricIntervals.tsx';
import { useProfileCaption } from './MetricsChart.tsx';
import { metricValues } from './ownProfile.ts';
import { useProfileFormat } from './useProfileFormat.ts';

interface PersonaProps {
  readonly persona: PersonaCode;
  readonly score: OwnScore;
}

/** One pattern of strengths with the person's values for its metrics. */
export function PersonaCard({ persona, score }: PersonaProps) {
  const translate = useTranslate();
  const words = useProfileFormat();
  const about = useProfileCaption(score);
  const { strong, quiet } = patternOf(persona);
  const values = metricValues(score);
  const rowsOf = (names: readonly Metric[], level: 'strong' | 'quiet') =>
    names.flatMap((name) => {
      const value = values.find(({ key }) => key === name);
      return value ? [{ ...value, level: translate(`ownResults.insights.${level}`) }] : [];
    });
  const rows = [...rowsOf(strong, 'strong'), ...rowsOf(quiet, 'quiet')];
  const name = translate(`ownResults.personas.${persona}.name`);
  return (
    <ChartCard
      title={name}
      caption={about}
      fileName={name}
      table={{
        header: [
          translate('ownResults.table.metric'),
          translate('ownResults.table.value'),
          translate('ownResults.table.low'),
          translate('ownResults.table.high'),
          name,
        ],
        rows: rows.map(({ key, value, low, high, level }) => [
          words.metric(key),
          value,
          Math.round(low),
          Math.round(high),
          level,
        ]),
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, mb: 2, maxWidth: 720 }}>
        <Section title="meaning" text={translate(`ownResults.personas.${persona}.meaning`)} />
        <Section title="attempt" text={translate(`ownResults.personas.${persona}.attempt`)} />
      </Box>
      <Typography component="h3" variant="h3">
        {translate('ownResults.insights.chart')}
      </Typography>
      <MetricIntervals
        label={translate('ownResults.insights.bars')}
        rows={rows.map(({ key, value, low, high, level }) => ({
          id: key,
          name: words.metric(key),
          value,
          low,
          high,
          note: level,
        }))}
      />
    </ChartCard>
  );
}

function Section({ title, text }: { readonly title: 'meaning' | 'attempt'; readonly text: string }) {
  const translate = useTranslate();
  return (
    <div>
      <Typography component="h3" variant="h3">
        {translate(`ownResults.insights.${title}`)}
      </Typography>
      <Typography>{text}</Typography>
    </div>
  );
}
