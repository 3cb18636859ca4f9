import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ApplicantDetails } from '../../../contract/v2/applicantShapes.ts';
import { applicantQuery } from '../../../dataProviders/hiring.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { StatusChip } from '../../kit/page/StatusChip.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { AccommodationRequest } from './AccommodationRequest.tsx';
import { ApplicantFacts } from './ApplicantFacts.tsx';
import { ApplicantProfile } from './ApplicantProfile.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import { hiringPaths } from './hiringPaths.ts';
import { InterviewEvidence } from './InterviewEvidence.tsx';
import { StageHistory } from './StageHistory.tsx';
import { SupplementalAnswers } from './SupplementalAnswers.tsx';
import { supportSectionId } from './sectionIds.ts';

/** One application: the evidence for a decision, and next to it the next step, the stages and the decision. */
export default function ApplicationDetails() {
  const query = useQuery(applicantQuery(useAccountId(), Number(useParams().aid)));
  return (
    <>
      <BackLink
        to={query.data ? hiringPaths.manage(query.data.role.id) : hiringPaths.list}
        label={query.data ? 'hiring.applicant.back' : 'hiring.list'}
      />
      <QueryState
        query={query}
        failed="hiring.applicant.failed"
        missing="hiring.applicant.missing"
        loading="hiring.loading"
        shape="page"
      >
        {(applicant) => <ApplicantPage applicant={applicant} />}
      </QueryState>
    </>
  );
}

function ApplicantPage({ applicant }: { readonly applicant: ApplicantDetails }) {
  const translate = useTranslate();
  const { name, role, decision, withdrawn_on, accommodation } = applicant;
  const word = translate(`hiring.decisions.${withdrawn_on ? 'withdrawn' : decision}`);
  return (
    <>
      <PageHeader
        title={name}
        chip={(withdrawn_on || decision !== 'none') && <StatusChip label={word} />}
        purpose={role.title}
      />
      <Box sx={pageLayout}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <ApplicantFacts applicant={applicant} />
          {accommodation && (
            <Box id={supportSectionId} tabIndex={-1} sx={{ scrollMarginTop: 80, outline: 'none' }}>
              <AccommodationRequest applicant={applicant} accommodation={accommodation} />
            </Box>
          )}
          <InterviewEvidence applicant={applicant} />
          <ApplicantProfile applicant={applicant} />
          <SupplementalAnswers applicant={applicant} />
          <StageHistory applicant={applicant} />
        </Box>
        <DecisionPanel key={`${decision} ${withdrawn_on}`} applicant={applicant} />
      </Box>
    </>
  );
}

// A column of flex items on small screens: a sticky grid item couldn't leave its row.
const pageLayout = {
  display: { xs: 'flex', md: 'grid' },
  flexDirection: 'column',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 380px)',
  alignItems: { xs: 'stretch', md: 'start' },
};
