import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { WholeApplicant } from '../../../contract/v2/applicantShapes.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { StatusChip } from '../../kit/page/StatusChip.tsx';
import { Accommodation } from './Accommodation.tsx';
import { ApplicantFacts } from './ApplicantFacts.tsx';
import { Decision } from './Decision.tsx';
import { HiringError, HiringLoading } from './HiringStates.tsx';
import { hiringPaths } from './hiringPaths.ts';
import { OwnAnswers } from './OwnAnswers.tsx';
import { Profile } from './Profile.tsx';
import { StageHistory } from './StageHistory.tsx';
import { useApplicant } from './useHiring.ts';

/** One application: how it stands, what was asked for, its stages, and the decision of a person. */
export default function Applicant() {
  const query = useApplicant(Number(useParams().aid));
  return (
    <Box sx={{ maxWidth: 1000 }}>
      <BackLink
        to={query.data ? hiringPaths.manage(query.data.role.id) : hiringPaths.list}
        label={query.data ? 'hiring.applicant.back' : 'hiring.list'}
      />
      {query.isPending && <HiringLoading />}
      {query.error && (
        <HiringError
          failure={query.error}
          failed="hiring.applicant.failed"
          missing="hiring.applicant.missing"
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && <One applicant={query.data} />}
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
        {accommodation && <Accommodation applicant={applicant} accommodation={accommodation} />}
        <StageHistory applicant={applicant} />
        <Profile applicant={applicant} />
        <OwnAnswers applicant={applicant} />
        <Decision key={`${decision} ${withdrawn_on}`} applicant={applicant} />
      </Box>
    </>
  );
}
