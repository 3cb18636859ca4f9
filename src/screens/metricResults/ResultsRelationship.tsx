import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type ProfilesByRelationship, profilesByRelationship } from '../../../dataProviders/metricResults.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { PersonalPage } from './PersonalPage.tsx';
import { PersonChoice } from './PersonChoice.tsx';
import { ProfileComparison } from './ProfileComparison.tsx';
import { ResultState } from './ResultState.tsx';
import { usePersonOfAddress } from './usePersonOfAddress.ts';

/** How somebody and each group of raters see the same metrics. */
export default function ResultsRelationship() {
  const translate = useTranslate();
  const chosen = usePersonOfAddress();
  const { currentAccount } = usePerson();
  const query = useQuery(profilesByRelationship(currentAccount.id, chosen));
  return (
    <PersonalPage
      title={translate('titles.resultsRelationship')}
      purpose={translate('metricResults.relationship.purpose')}
    >
      <PersonChoice base="/user-results-relationship" chosen={chosen} />
      <ResultState key={chosen} query={query} missing="metricResults.compare.missing">
        {(found) => <ByRelationship isOwn={chosen === null} found={found} />}
      </ResultState>
    </PersonalPage>
  );
}

interface ByRelationshipProps {
  readonly isOwn: boolean;
  readonly found: ProfilesByRelationship;
}

function ByRelationship({ isOwn, found }: ByRelationshipProps) {
  const translate = useTranslate();
  const { person, groups } = found;
  const missing = person.profile ? 'metricResults.relationship.none' : 'metricResults.person.noProfile';
  if (!person.profile || groups.length === 0) {
    return <StateCard title={translate(`${missing}.title`)} text={translate(`${missing}.text`)} />;
  }
  const beside = groups.map(({ rater_group, raters, metrics }) => ({
    name: translate('metricResults.relationship.group', {
      group: translate(`metricResults.relationships.${rater_group}`),
      raters: translate(`ownResults.raters.${raters}`),
    }),
    metrics,
  }));
  return (
    <>
      <ProfileComparison
        own={person.profile}
        ownName={isOwn ? translate('metricResults.compare.you') : person.name}
        beside={beside}
        titles="metricResults.relationship"
        about={person.profile.campaign}
        file="metricResults.relationship.file"
      />
      <Typography color="text.secondary" sx={{ maxWidth: 720 }}>
        {translate('metricResults.relationship.note')}
      </Typography>
    </>
  );
}
