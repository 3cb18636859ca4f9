import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { TargetProfile, VisiblePerson } from '../../../contract/v2/metricResults.ts';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { BlueprintGaps } from './BlueprintGaps.tsx';
import { ComparisonRefused } from './ComparisonRefused.tsx';
import { DomainAverages } from './DomainAverages.tsx';
import { averageProfiles, sortByValue } from './metricFigures.ts';
import { PeopleHeatmap } from './PeopleHeatmap.tsx';
import { useMetricNames } from './useMetricNames.ts';

interface ConstellationViewProps {
  readonly name: string;
  readonly people: readonly VisiblePerson[];
  readonly target: TargetProfile | null;
  readonly refused: string | null;
}

/** Minimum number of profiles for a summary, which would otherwise describe a single person. */
const minProfiles = 2;

/** The profiles of several people: a summary, domains, the comparison with a blueprint, and each person. */
export function ConstellationView({ name, people, target, refused }: ConstellationViewProps) {
  const translate = useTranslate();
  const nameOf = useMetricNames();
  if (refused !== null) return <ComparisonRefused code={refused} />;
  const profiles = people.flatMap(({ profile }) => profile ?? []);
  if (profiles.length < minProfiles) {
    return <TranslatedStateCard texts="metricResults.constellation.nobody" />;
  }
  const all = averageProfiles(profiles);
  const ranked = sortByValue(all.metrics);
  const [high, low] = [ranked[0], ranked.at(-1)];
  const base = translate('metricResults.constellation.base', {
    smart_count: profiles.length,
    all: people.length,
  });
  return (
    <>
      {high && low && (
        <Box>
          <Typography
            className="tabular"
            sx={{ fontSize: { xs: '1.25rem', md: '1.5rem' }, lineHeight: 1.35, overflowWrap: 'anywhere' }}
          >
            <strong>
              {translate('metricResults.constellation.headline', {
                name,
                high: nameOf('names', high.metric),
                highValue: high.value,
                low: nameOf('names', low.metric),
                lowValue: low.value,
              })}
            </strong>
          </Typography>
          <SecondaryText sx={{ mt: 0.5 }}>{base}</SecondaryText>
        </Box>
      )}
      <DomainAverages name={name} profiles={profiles} all={all} about={base} />
      {target && target.ranges.length > 0 && (
        <BlueprintGaps name={name} values={all.metrics} target={target} about={base} />
      )}
      <PeopleHeatmap name={name} people={people} all={all} />
    </>
  );
}
