import { Box, Button, Card, Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { VisiblePerson } from '../../../contract/v2/metricResults.ts';
import { type ConstellationResults, visiblePeopleQuery } from '../../../dataProviders/metricResults.ts';
import { isAdmin } from '../../../domain/access/roles.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useCanChangeAccount } from '../../kit/context/useCanChangeAccount.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { ConstellationGap } from './ConstellationGap.tsx';
import { ConstellationLoader } from './ConstellationLoader.tsx';
import Constellations from './Constellations.tsx';
import { ConstellationView } from './ConstellationView.tsx';
import { MemberSelect } from './MemberSelect.tsx';
import { averageProfiles } from './metricFigures.ts';
import { ProfilesPage } from './ProfilesPage.tsx';
import { SaveConstellation } from './SaveConstellation.tsx';
import { useMetricNames } from './useMetricNames.ts';

/** Shows how a constellation would change with other people; nothing is saved before it is confirmed. */
export default function ConstellationWhatIf() {
  const { id } = useParams();
  if (id === undefined) return <Constellations />;
  return (
    <ProfilesPage title="titles.constellationWhatIf" purpose="metricResults.constellation.whatIf.purpose">
      <BackLink to={`/dashboard/constellations?id=${id}`} label="titles.constellationResults" />
      <ConstellationLoader key={id} id={Number(id)}>
        {(results) => <WhatIf key={memberIds(results)} results={results} />}
      </ConstellationLoader>
    </ProfilesPage>
  );
}

/** Saved members begin a new trial; profiles that were read again don't. */
const memberIds = ({ people }: ConstellationResults) => people.map(({ user_id }) => user_id).join();

/** The charts of the tried-out group, drawn without holding up the next change. */
const ResultsOfTrial = memo(ConstellationView);

function WhatIf({ results }: { readonly results: ConstellationResults }) {
  const translate = useTranslate();
  const { currentAccount, user } = usePerson();
  const canSave = useCanChangeAccount() && isAdmin(user);
  const [people, setPeople] = useState<readonly VisiblePerson[]>(results.people);
  const others = useQuery(visiblePeopleQuery(currentAccount.id));
  const shownPeople = useDeferredValue(people);
  const handleAdd = useCallback((person: VisiblePerson) => setPeople((before) => [...before, person]), []);
  const handleRemove = useCallback(
    (person: VisiblePerson) => setPeople((before) => before.filter((one) => one !== person)),
    [],
  );
  const candidates = useMemo(() => {
    const included = new Set(people.map(({ user_id }) => user_id));
    return (others.data?.people ?? []).filter((one) => one.profile !== null && !included.has(one.user_id));
  }, [people, others.data]);
  const word = (key: string, fill: object = {}) =>
    translate(`metricResults.constellation.whatIf.${key}`, fill);
  return (
    <>
      <Card component="section" variant="outlined" sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        <Typography component="h2" variant="h2">
          {word('title')}
        </Typography>
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
          {people.map((person) => (
            <MemberChip key={person.user_id} person={person} onRemove={handleRemove} />
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <MemberSelect
            candidates={useDeferredValue(candidates)}
            isPending={others.isPending}
            onAdd={handleAdd}
          />
          <Button onClick={() => setPeople(results.people)} disabled={people === results.people}>
            {word('reset')}
          </Button>
          {canSave && people !== results.people && <SaveConstellation results={results} people={people} />}
        </Box>
        {people !== results.people && <Change before={results.people} after={people} />}
        {results.wanted && results.refused === null && (
          <ConstellationGap
            target={results.wanted}
            before={results.people}
            after={people}
            candidates={candidates}
            onAdd={handleAdd}
          />
        )}
      </Card>
      <ResultsOfTrial
        name={results.constellation.name}
        people={shownPeople}
        target={results.wanted}
        refused={results.refused}
      />
    </>
  );
}

interface MemberChipProps {
  readonly person: VisiblePerson;
  readonly onRemove: (person: VisiblePerson) => void;
}

/** A member of the tried-out group, and the button that takes them out. It stays as it is while others change. */
const MemberChip = memo(({ person, onRemove }: MemberChipProps) => {
  const translate = useTranslate();
  return (
    <li>
      <Chip
        label={person.name}
        aria-label={translate('metricResults.constellation.whatIf.remove', { name: person.name })}
        variant={person.profile ? 'filled' : 'outlined'}
        onClick={() => onRemove(person)}
        onDelete={() => onRemove(person)}
      />
    </li>
  );
});

const minChange = 3;

interface ChangeProps {
  readonly before: readonly VisiblePerson[];
  readonly after: readonly VisiblePerson[];
}

/** The metrics that would change with the other people, largest change first. */
function Change({ before, after }: ChangeProps) {
  const translate = useTranslate();
  const nameOf = useMetricNames();
  const word = (key: string, fill: object = {}) =>
    translate(`metricResults.constellation.whatIf.${key}`, fill);
  const profilesOf = (people: readonly VisiblePerson[]) => people.flatMap(({ profile }) => profile ?? []);
  const [profilesBefore, profilesAfter] = [profilesOf(before), profilesOf(after)];
  if (profilesBefore.length === 0 || profilesAfter.length === 0) return null;
  const metricsAfter = averageProfiles(profilesAfter).metrics;
  const changedMetrics = averageProfiles(profilesBefore)
    .metrics.map(({ metric, value }, at) => ({ metric, by: (metricsAfter[at]?.value ?? value) - value }))
    .filter(({ by }) => Math.abs(by) >= minChange)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  return (
    <Typography role="status" className="tabular">
      {changedMetrics.length === 0
        ? word('same')
        : word('changed', {
            metrics: changedMetrics
              .map(({ metric, by }) => {
                return `${nameOf('names', metric)} ${word(by > 0 ? 'up' : 'down', { points: Math.abs(by) })}`;
              })
              .join(', '),
          })}
    </Typography>
  );
}
