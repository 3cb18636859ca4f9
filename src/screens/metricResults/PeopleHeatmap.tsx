import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { VisiblePerson } from '../../../contract/v2/metricResults.ts';
import { ChartCard } from '../../kit/charts/ChartCard.tsx';
import { Heatmap } from '../../kit/charts/Heatmap.tsx';
import { useResultTexts } from '../../results/useResultTexts.ts';
import { type averageProfiles, isSignificantlyApart } from './metricFigures.ts';
import { useMetricNames } from './useMetricNames.ts';

interface PeopleGridProps {
  readonly name: string;
  readonly people: readonly VisiblePerson[];
  readonly all: ReturnType<typeof averageProfiles>;
}

const plain = (value: number) => ({ value, low: false, high: false });

/**
 * Metrics by person. A profile that isn't visible is shown in the same way for every reason, so the reason stays
 * private.
 */
export function PeopleHeatmap({ name, people, all }: PeopleGridProps) {
  const translate = useTranslate();
  const words = { ...useResultTexts(), notShown: translate('metricResults.constellation.notShown') };
  const nameOf = useMetricNames();
  const shared = people.filter(({ profile }) => profile !== null);
  const ordered = [...shared, ...people.filter(({ profile }) => profile === null)];
  const of = ({ profile }: VisiblePerson, metric: string) =>
    profile?.metrics.find((one) => one.metric === metric);
  const together = translate('metricResults.constellation.grid.together');
  return (
    <ChartCard
      title={translate('metricResults.constellation.grid.title', {
        smart_count: shared.length,
        all: people.length,
      })}
      caption={translate('metricResults.constellation.grid.note')}
      fileName={translate('metricResults.constellation.grid.file', { name })}
      table={{
        header: [translate('metricResults.metric'), together, ...ordered.map((person) => person.name)],
        rows: all.metrics.map(({ metric, value }) => [
          nameOf('names', metric),
          value,
          ...ordered.map((person) => of(person, metric)?.value ?? words.notShown),
        ]),
      }}
    >
      <Heatmap
        label={translate('metricResults.constellation.grid.label')}
        corner={translate('metricResults.metric')}
        averageLabel={together}
        columns={ordered.map((person) => ({ key: String(person.user_id), name: person.name }))}
        rows={all.metrics.map(({ metric, value }, at) => ({
          id: at,
          name: nameOf('names', metric),
          average: plain(value),
          cells: Object.fromEntries(
            shared.flatMap((person) => {
              const own = of(person, metric);
              if (!own) return [];
              const isSignificant = isSignificantlyApart(own, { value, low: value, high: value });
              return [[String(person.user_id), { ...plain(own.value), isSignificant }]];
            }),
          ),
        }))}
        words={words}
      />
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1, mb: 0 }}>
        {translate('metricResults.constellation.grid.clear')}
      </Typography>
    </ChartCard>
  );
}
