import { Box, Card, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type BuilderOverview, builderOverviewQuery } from '../../../dataProviders/metricResults.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { StatusChip } from '../../kit/page/StatusChip.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useResultTexts } from '../../results/useResultTexts.ts';
import { ProfilesPage } from './ProfilesPage.tsx';

/** The person's sprints, blueprints and constellations. */
export default function BuilderDashboard() {
  return (
    <ProfilesPage title="titles.builderDashboard" purpose="metricResults.building.purpose">
      <LoadedBuilding />
    </ProfilesPage>
  );
}

function LoadedBuilding() {
  const query = useQuery(builderOverviewQuery(useAccountId()));
  return (
    <QueryState query={query} failed="metricResults.building.failed" loading="results.loading" shape="page">
      {(building) => <Building {...building} />}
    </QueryState>
  );
}

function Building({ sprints, blueprints, constellations }: BuilderOverview) {
  const translate = useTranslate();
  const words = useResultTexts();
  const { user } = usePerson();
  const running = sprints.filter(({ status }) => status === 'running').length;
  const word = (key: string, fill: object = {}) => translate(`metricResults.building.${key}`, fill);
  return (
    <>
      <Typography sx={{ fontSize: { xs: '1.25rem', md: '1.5rem' }, lineHeight: 1.35 }}>
        <strong>{running === 0 ? word('quiet') : word('headline', { smart_count: running })}</strong>
      </Typography>
      <BuildingSection
        title={word('sprints.title')}
        none={sprints.length === 0 ? word('sprints.none') : null}
      >
        {sprints.map((one) => (
          <BuildingRow
            key={one.sprint_id}
            name={one.title}
            note={`${one.team === null ? word('sprints.mine') : word('sprints.team', { team: one.team })} · ${word(
              'sprints.dates',
              { from: words.day(one.starts_on), to: words.day(one.ends_on) },
            )}`}
            chip={<StatusChip status={one.status} label={word(`status.${one.status}`)} />}
          />
        ))}
      </BuildingSection>
      <BuildingSection
        title={word('constellations.title')}
        none={constellations.length === 0 ? word('constellations.none') : null}
      >
        {constellations.map((one) => (
          <BuildingRow
            key={one.constellation_id}
            name={
              <Link component={RouterLink} to={`/user-results-const-report/${one.constellation_id}`}>
                {one.name}
              </Link>
            }
            note={translate('metricResults.constellation.people', { smart_count: one.people })}
          />
        ))}
      </BuildingSection>
      <BuildingSection
        title={word('blueprints.title')}
        none={blueprints.length === 0 ? word('blueprints.none') : null}
      >
        {blueprints.map((one) => (
          <BuildingRow
            key={one.blueprint_id}
            name={one.name}
            note={word('blueprints.ranges', { smart_count: one.ranges })}
          />
        ))}
        {blueprints.length > 0 && (
          <Link component={RouterLink} to={`/individual-results-compare-p/${user.id}`} sx={{ pt: 1 }}>
            {word('blueprints.compare')}
          </Link>
        )}
      </BuildingSection>
    </>
  );
}

interface PartProps {
  readonly title: string;
  /** The text shown if there are no entries; null otherwise. */
  readonly none: string | null;
  readonly children: ReactNode;
}

function BuildingSection({ title, none, children }: PartProps) {
  return (
    <Card component="section" variant="outlined" sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 0.5 }}>
      <Typography component="h2" variant="h2">
        {title}
      </Typography>
      {none === null ? children : <SecondaryText sx={{ maxWidth: 560 }}>{none}</SecondaryText>}
    </Card>
  );
}

interface LineProps {
  readonly name: ReactNode;
  readonly note: string;
  readonly chip?: ReactNode;
}

function BuildingRow({ name, note, chip }: LineProps) {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', minHeight: 36, py: 0.5 }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Box>
      <Hint>{note}</Hint>
      {chip}
    </Box>
  );
}
