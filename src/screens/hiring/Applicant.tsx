import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { WholeApplicant } from '../../../contract/v2/applicantShapes.ts';
import { BackLink } from '../../../resources/parts/BackLink.tsx';
import { StatusChip } from '../../../resources/parts/StatusChip.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ApplicantFacts } from './ApplicantFacts.tsx';
import { Decision } from './Decision.tsx';
import { Loading, Trouble } from './Frame.tsx';
import { Help } from './Help.tsx';
import { OwnAnswers } from './OwnAnswers.tsx';
import { Profile } from './Profile.tsx';
import { places } from './places.ts';
import { StageHistory } from './StageHistory.tsx';
import { useApplicant } from './useHiring.ts';

/** One application: how it stands, what was asked for, its stages, and the decision of a person. */
export default function Applicant() {
  const asked = useApplicant(Number(useParams().aid));
  return (
    <Box sx={{ maxWidth: 1000 }}>
      <BackLink
        to={asked.data ? places.manage(asked.data.role.id) : places.list}
        label={asked.data ? 'hiring.applicant.back' : 'hiring.list'}
      />
      {asked.isPending && <Loading />}
      {asked.error && (
        <Trouble
          failure={asked.error}
          failed="hiring.applicant.failed"
          missing="hiring.applicant.missing"
          onRetry={() => void asked.refetch()}
        />
      )}
      {asked.data && <One applicant={asked.data} />}
    </Box>
  );
}

function One({ applicant }: { readonly applicant: WholeApplicant }) {
  const translate = useTranslate();
  const { name, role, decision, withdrawn_on, accommodation } = applicant;
  const word = translate(`hiring.decisions.${withdrawn_on ? 'withdrawn' : decision}`);
  const title = (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {name}
      </Box>
      {(withdrawn_on || decision !== 'none') && <StatusChip word={word} />}
    </Box>
  );
  return (
    <>
      <PageHeading title={title} purpose={role.title} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ApplicantFacts applicant={applicant} />
        {accommodation && <Help applicant={applicant} accommodation={accommodation} />}
        <StageHistory applicant={applicant} />
        <Profile applicant={applicant} />
        <OwnAnswers applicant={applicant} />
        <Decision key={`${decision} ${withdrawn_on}`} applicant={applicant} />
      </Box>
    </>
  );
}
