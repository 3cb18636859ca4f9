import { Button, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { PersonProfile, VisiblePerson } from '../../../contract/v2/metricResults.ts';
import {
  type ComparedProfiles,
  comparedProfiles,
  visiblePeople,
} from '../../../dataProviders/metricResults.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { BlueprintGaps } from './BlueprintGaps.tsx';
import { PersonalPage } from './PersonalPage.tsx';
import { ProfileComparison } from './ProfileComparison.tsx';
import { ResultState } from './ResultState.tsx';
import { ResultsNotAllowed } from './ResultsNotAllowed.tsx';

/** Oneself beside somebody who is seen, or beside what a blueprint wants. */
export default function CompareProfiles() {
  const translate = useTranslate();
  const { id } = useParams();
  const { currentAccount, user } = usePerson();
  const query = useQuery(comparedProfiles(currentAccount.id, Number(id)));
  return (
    <PersonalPage
      title={translate('titles.compareProfiles')}
      purpose={translate('metricResults.compare.purpose')}
    >
      <WithWhom id={Number(id)} />
      <ResultState key={id} query={query} missing="metricResults.compare.missing">
        {(found) => <Compared isOneself={Number(id) === user.id} found={found} />}
      </ResultState>
    </PersonalPage>
  );
}

function WithWhom({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { currentAccount, user } = usePerson();
  const found = useQuery(visiblePeople(currentAccount.id));
  const others = (found.data?.people ?? []).filter(({ user_id }) => user_id !== user.id);
  const isKnown = id === user.id || others.some(({ user_id }) => user_id === id);
  return (
    <TextField
      select
      label={translate('metricResults.compare.with')}
      value={isKnown ? id : ''}
      onChange={(event) => navigate(`/individual-results-compare-p/${event.target.value}`)}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <MenuItem value={user.id}>{translate('metricResults.compare.blueprints')}</MenuItem>
      {others.map(({ user_id, name }) => (
        <MenuItem key={user_id} value={user_id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface ComparedProps {
  readonly isOneself: boolean;
  readonly found: ComparedProfiles;
}

function Compared({ isOneself, found }: ComparedProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<number | null>(null);
  const { own, other, blueprints, refused } = found;
  if (refused !== null) return <ResultsNotAllowed code={refused} />;
  if (!own) return <NoProfile />;
  const wanted = blueprints.find(({ blueprint_id }) => blueprint_id === chosen) ?? blueprints[0];
  return (
    <>
      {!isOneself && <BesideOther own={own} other={other} />}
      {blueprints.length > 1 && (
        <TextField
          select
          label={translate('metricResults.compare.blueprints')}
          value={wanted?.blueprint_id ?? ''}
          onChange={(event) => setChosen(Number(event.target.value))}
          sx={{ width: 320, maxWidth: '100%' }}
        >
          {blueprints.map(({ blueprint_id, name }) => (
            <MenuItem key={blueprint_id} value={blueprint_id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {wanted && (
        <BlueprintGaps
          name={translate('metricResults.compare.you')}
          values={own.metrics}
          wanted={wanted}
          about={own.campaign}
        />
      )}
      {!wanted && isOneself && (
        <StateCard
          title={translate('metricResults.compare.nothing.title')}
          text={translate('metricResults.compare.nothing.text')}
        />
      )}
    </>
  );
}

function BesideOther({ own, other }: { readonly own: PersonProfile; readonly other: VisiblePerson }) {
  const translate = useTranslate();
  if (!other.profile) return null;
  return (
    <ProfileComparison
      own={own}
      ownName={translate('metricResults.compare.you')}
      beside={[{ name: other.name, metrics: other.profile.metrics }]}
      titles="metricResults.compare"
      about={translate('metricResults.compare.note')}
      file="metricResults.compare.file"
    />
  );
}

function NoProfile() {
  const translate = useTranslate();
  return (
    <StateCard
      title={translate('metricResults.compare.own.title')}
      text={translate('metricResults.compare.own.text')}
      action={
        <Button variant="outlined" component={Link} to="/dashboard">
          {translate('titles.dashboard')}
        </Button>
      }
    />
  );
}
