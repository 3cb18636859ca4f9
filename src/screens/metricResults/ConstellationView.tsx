import { Box, Typography } from '@mui/material';
import { memo, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { PersonProfile, TargetProfile, VisiblePerson } from '../../../contract/v2/metricResults.ts';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { useInSlices } from '../../kit/useInSlices.ts';
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

/** The charts, which are drawn one after the other, so that a change of the people doesn't block the page. */
const [DomainsChart, GapsChart, PeopleChart] = [
  memo(DomainAverages),
  memo(BlueprintGaps),
  memo(PeopleHeatmap),
];

/** The profiles of several people: a summary, domains, the comparison with a blueprint, and each person. */
export function ConstellationView({ name, people, target, refused }: ConstellationViewProps) {
  const summary = useMemo(() => summarize(people), [people]);
  const [forGaps = summary, forPeople = summary] = useInSlices(summary, 2);
  const aboutOf = useAboutText();
  if (refused !== null) return <ComparisonRefused code={refused} />;
  if (summary.profiles.length < minProfiles) {
    return <TranslatedStateCard texts="metricResults.constellation.nobody" />;
  }
  return (
    <>
      <Headline name={name} summary={summary} />
      <DomainsChart name={name} profiles={summary.profiles} all={summary.all} about={aboutOf(summary)} />
      {target && target.ranges.length > 0 && (
        <GapsChart name={name} values={forGaps.all.metrics} target={target} about={aboutOf(forGaps)} />
      )}
      <PeopleChart name={name} people={forPeople.people} all={forPeople.all} />
    </>
  );
}

interface Summary {
  readonly people: readonly VisiblePerson[];
  readonly profiles: readonly PersonProfile[];
  readonly all: ReturnType<typeof averageProfiles>;
}

function summarize(people: readonly VisiblePerson[]): Summary {
  const profiles = people.flatMap(({ profile }) => profile ?? []);
  return { people, profiles, all: averageProfiles(profiles) };
}

/** Returns the number of people that a summary is based on, as text. */
function useAboutText() {
  const translate = useTranslate();
  return ({ people, profiles }: Summary) =>
    translate('metricResults.constellation.base', { smart_count: profiles.length, all: people.length });
}

/** The highest and the lowest metric in one sentence. */
function Headline({ name, summary }: { readonly name: string; readonly summary: Summary }) {
  const translate = useTranslate();
  const nameOf = useMetricNames();
  const aboutOf = useAboutText();
  const ranked = sortByValue(summary.all.metrics);
  const [high, low] = [ranked[0], ranked.at(-1)];
  if (!high || !low) return null;
  return (
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
      <SecondaryText sx={{ mt: 0.5 }}>{aboutOf(summary)}</SecondaryText>
    </Box>
  );
}
