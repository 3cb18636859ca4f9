import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { PersonProfile, VisiblePerson } from '../../../contract/v2/metricResults.ts';
import {
  type ComparedProfiles,
  comparedProfilesQuery,
  visiblePeopleQuery,
} from '../../../dataProviders/metricResults.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { SelectField } from '../../kit/forms/SelectField.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { BlueprintGaps } from './BlueprintGaps.tsx';
import { ComparisonRefused } from './ComparisonRefused.tsx';
import { withEstimate } from './metricFigures.ts';
import { ProfileComparison } from './ProfileComparison.tsx';
import { ProfilesPage } from './ProfilesPage.tsx';

/** The signed-in person's profile compared with another person's, or with a blueprint. */
export default function CompareProfiles() {
  const { id } = useParams();
  const { currentAccount, user } = usePerson();
  const query = useQuery(comparedProfilesQuery(currentAccount.id, Number(id)));
  return (
    <ProfilesPage title="titles.compareProfiles" purpose="metricResults.compare.purpose">
      <ComparedPersonSelect id={Number(id)} />
      <QueryState
        key={id}
        query={query}
        failed="results.failed"
        missing="metricResults.compare.missing"
        loading="results.loading"
        shape="page"
      >
        {(profiles) => <Comparison isOwn={Number(id) === user.id} profiles={profiles} />}
      </QueryState>
    </ProfilesPage>
  );
}

function ComparedPersonSelect({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { currentAccount, user } = usePerson();
  const visible = useQuery(visiblePeopleQuery(currentAccount.id));
  const others = (visible.data?.people ?? []).filter(({ user_id }) => user_id !== user.id);
  const isKnown = id === user.id || others.some(({ user_id }) => user_id === id);
  return (
    <SelectField
      label={translate('metricResults.compare.with')}
      value={isKnown ? id : ''}
      onChange={(selected) => navigate(`/individual-results-compare-p/${selected}`)}
      options={[
        { value: user.id, text: translate('metricResults.compare.blueprints') },
        ...others.map(({ user_id, name }) => ({ value: user_id, text: name })),
      ]}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}

interface ComparisonProps {
  readonly isOwn: boolean;
  readonly profiles: ComparedProfiles;
}

function Comparison({ isOwn, profiles }: ComparisonProps) {
  const translate = useTranslate();
  const [blueprintId, setBlueprintId] = useState<number | null>(null);
  const { own, other, blueprints, refused } = profiles;
  if (refused !== null) return <ComparisonRefused code={refused} />;
  if (!own) return <NoProfile />;
  const target = blueprints.find(({ blueprint_id }) => blueprint_id === blueprintId) ?? blueprints[0];
  return (
    <>
      {!isOwn && <OtherComparison own={own} other={other} />}
      {blueprints.length > 1 && (
        <SelectField
          label={translate('metricResults.compare.blueprints')}
          value={target?.blueprint_id ?? ''}
          onChange={setBlueprintId}
          options={blueprints.map(({ blueprint_id, name }) => ({ value: blueprint_id, text: name }))}
          sx={{ width: 320, maxWidth: '100%' }}
        />
      )}
      {target && (
        <BlueprintGaps
          name={translate('metricResults.compare.you')}
          values={own.metrics}
          target={target}
          about={own.campaign}
        />
      )}
      {!target && isOwn && <TranslatedStateCard texts="metricResults.compare.nothing" />}
    </>
  );
}

function OtherComparison({ own, other }: { readonly own: PersonProfile; readonly other: VisiblePerson }) {
  const translate = useTranslate();
  if (!other.profile) return null;
  return (
    <ProfileComparison
      own={own}
      ownName={translate('metricResults.compare.you')}
      others={[{ name: other.name, metrics: other.profile.metrics.map(withEstimate) }]}
      titles="metricResults.compare"
      about={translate('metricResults.compare.note')}
      file="metricResults.compare.file"
    />
  );
}

function NoProfile() {
  const translate = useTranslate();
  return (
    <TranslatedStateCard
      texts="metricResults.compare.own"
      action={
        <Button variant="outlined" component={Link} to="/dashboard">
          {translate('titles.dashboard')}
        </Button>
      }
    />
  );
}
