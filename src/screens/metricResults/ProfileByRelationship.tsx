import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import {
  type ProfilesByRelationship,
  profilesByRelationshipQuery,
} from '../../../dataProviders/metricResults.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { withEstimate } from './metricFigures.ts';
import { ProfileComparison } from './ProfileComparison.tsx';
import { ProfilesPage } from './ProfilesPage.tsx';
import { usePersonIdFromUrl } from './usePersonIdFromUrl.ts';
import { VisiblePersonSelect } from './VisiblePersonSelect.tsx';

/** A profile compared with those of each group of raters. */
export default function ProfileByRelationship() {
  const chosen = usePersonIdFromUrl();
  const { currentAccount } = usePerson();
  const query = useQuery(profilesByRelationshipQuery(currentAccount.id, chosen));
  return (
    <ProfilesPage title="titles.resultsRelationship" purpose="metricResults.relationship.purpose">
      <VisiblePersonSelect base="/user-results-relationship" chosen={chosen} />
      <QueryState
        key={chosen}
        query={query}
        failed="results.failed"
        missing="metricResults.compare.missing"
        loading="results.loading"
        shape="page"
      >
        {(results) => <ByRelationship isOwn={chosen === null} results={results} />}
      </QueryState>
    </ProfilesPage>
  );
}

interface ByRelationshipProps {
  readonly isOwn: boolean;
  readonly results: ProfilesByRelationship;
}

function ByRelationship({ isOwn, results }: ByRelationshipProps) {
  const translate = useTranslate();
  const { person, groups } = results;
  const missing = person.profile ? 'metricResults.relationship.none' : 'metricResults.person.noProfile';
  if (!person.profile || groups.length === 0) {
    return <TranslatedStateCard texts={missing} />;
  }
  const others = groups.map(({ rater_group, raters, metrics }) => ({
    name: translate('metricResults.relationship.group', {
      group: translate(`metricResults.relationships.${rater_group}`),
      raters: translate(`ownResults.raters.${raters}`),
    }),
    metrics: metrics.map(withEstimate),
  }));
  return (
    <>
      <ProfileComparison
        own={person.profile}
        ownName={isOwn ? translate('metricResults.compare.you') : person.name}
        others={others}
        titles="metricResults.relationship"
        about={person.profile.campaign}
        file="metricResults.relationship.file"
      />
      <SecondaryText sx={{ maxWidth: 720 }}>{translate('metricResults.relationship.note')}</SecondaryText>
    </>
  );
}
