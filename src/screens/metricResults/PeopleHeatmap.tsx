import { Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { PersonProfile, VisiblePerson } from '../../../contract/v2/metricResults.ts';
import { differenceWords } from '../../../domain/scoring/differenceWords.ts';
import {
  differenceOf,
  estimateOfBand,
  estimateOfMean,
} from '../../../domain/scoring/personal/scaledEstimate.ts';
import { ChartCard } from '../../kit/charts/ChartCard.tsx';
import { Heatmap } from '../../kit/charts/Heatmap.tsx';
import { useResultTexts } from '../../results/useResultTexts.ts';
import type { averageProfiles } from './metricFigures.ts';
import { useMetricNames } from './useMetricNames.ts';

type Averages = ReturnType<typeof averageProfiles>;
type Cell = PersonProfile['metrics'][number];

/** Returns the cells that differ significantly from the mean of the displayed people. All cells are tested together. */
function significantCells(people: readonly VisiblePerson[], all: Averages): ReadonlySet<Cell> {
  const cells = people.flatMap(({ profile }) => profile?.metrics ?? []);
  const words = differenceWords(
    cells.map((cell) => {
      const mean = all.metrics.find(({ metric }) => metric === cell.metric)?.value ?? cell.value;
      return differenceOf(estimateOfBand(cell), estimateOfMean(mean, 0));
    }),
  );
  return new Set(cells.filter((_, index) => words[index] !== 'same'));
}

interface PeopleGridProps {
  readonly name: string;
  readonly people: readonly VisiblePerson[];
  readonly all: Averages;
}

const plain = (value: number) => ({ value, low: false, high: false });

/**
 * People by metric. A profile that isn't visible is shown in the same way for every reason, so the reason stays
 * private.
 */
export function PeopleHeatmap({ name, people, all }: PeopleGridProps) {
  const translate = useTranslate();
  const resultTexts = useResultTexts();
  const words = useMemo(
    () => ({ ...resultTexts, notShown: translate('metricResults.constellation.notShown') }),
    [resultTexts, translate],
  );
  const nameOf = useMetricNames();
  const shared = people.filter(({ profile }) => profile !== null);
  const ordered = [...shared, ...people.filter(({ profile }) => profile === null)];
  const of = ({ profile }: VisiblePerson, metric: string) =>
    profile?.metrics.find((one) => one.metric === metric);
  const significant = significantCells(shared, all);
  const together = translate('metricResults.constellation.grid.together');
  return (
    <ChartCard
      title={translate('metricResults.constellation.grid.title', {
        smart_count: shared.length,
        all: people.length,
      })}
      caption={translate('metricResults.constellation.grid.note')}
      exportFilters={[[translate('exports.chart.selection'), name]]}
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
        corner={translate('metricResults.constellation.grid.person')}
        topicLabel={translate('metricResults.metric')}
        averageLabel={together}
        topics={all.metrics.map(({ metric, value }) => ({
          key: metric,
          name: nameOf('names', metric),
          average: plain(value),
        }))}
        groups={ordered.map((person) => ({
          key: String(person.user_id),
          name: person.name,
          cells: Object.fromEntries(
            (person.profile?.metrics ?? []).map((own) => [
              own.metric,
              { ...plain(own.value), isSignificant: significant.has(own), margin: null },
            ]),
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
