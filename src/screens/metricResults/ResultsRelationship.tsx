import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { profilesByRelationship } from '../../../dataProviders/metricResults.ts';
import { usePerson } from '../../ui/person.ts';
import { ResultsLoading } from '../../ui/results/ResultStates.tsx';
import { StateCard } from '../../ui/StateCard.tsx';
import { Failure } from './Failure.tsx';
import { PersonalPage } from './PersonalPage.tsx';
import { PersonChoice } from './PersonChoice.tsx';
import { ProfileBeside } from './ProfileBeside.tsx';
import { usePersonOfAddress } from './usePersonOfAddress.ts';

/** How somebody and each group of raters see the same metrics. */
export default function ResultsRelationship() {
  const translate = useTranslate();
  const chosen = usePersonOfAddress();
  return (
    <PersonalPage
      title={translate('titles.resultsRelationship')}
      purpose={translate('metricResults.relationship.purpose')}
    >
      <PersonChoice base="/user-results-relationship" chosen={chosen} />
      <ByRelationship key={chosen} id={chosen} />
    </PersonalPage>
  );
}

function ByRelationship({ id }: { readonly id: number | null }) {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  const found = useQuery(profilesByRelationship(currentAccount.id, id));
  if (found.isPending) return <ResultsLoading />;
  if (found.isError) {
    return (
      <Failure
        error={found.error}
        missing="metricResults.compare.missing"
        onRetry={() => void found.refetch()}
      />
    );
  }
  const { person, groups } = found.data;
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
      <ProfileBeside
        own={person.profile}
        ownName={id === null ? translate('metricResults.compare.you') : person.name}
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
