import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ApplicantDetails } from '../../../contract/v2/applicantShapes.ts';
import type { Fit } from '../../../domain/hiring/blueprintFit.ts';
import { selectInterviewCriteria } from '../../../domain/hiring/interviewCriteria.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { ApplicantNotes } from './ApplicantNotes.tsx';
import { CriterionEvidence } from './CriterionEvidence.tsx';
import { interviewSectionId } from './sectionIds.ts';

interface Props {
  readonly applicant: ApplicantDetails;
}

/** The criteria of the role's blueprint, each with its evidence, interview questions and notes, and the general notes. */
export function InterviewEvidence({ applicant }: Props) {
  const translate = useTranslate();
  const { blueprint } = applicant;
  return (
    <Box id={interviewSectionId} tabIndex={-1} sx={{ scrollMarginTop: 80, outline: 'none' }}>
      <Panel
        title={translate('interviews.evidence.title')}
        text={translate(blueprint ? 'interviews.evidence.text' : 'interviews.evidence.noBlueprint')}
      >
        {blueprint && <Criteria applicant={applicant} blueprint={blueprint} />}
        <Box>
          <Typography variant="h3">{translate('interviews.notes.general')}</Typography>
          <ApplicantNotes applicant={applicant} metric={null} />
        </Box>
      </Panel>
    </Box>
  );
}

function Criteria({
  applicant,
  blueprint: { name, ranges },
}: Props & { readonly blueprint: NonNullable<ApplicantDetails['blueprint']> }) {
  const translate = useTranslate();
  const compared = applicant.profile?.blueprint;
  const criteria = selectInterviewCriteria(ranges, compared?.metrics ?? []);
  const count = (fit: Fit) => criteria.filter((one) => one.fit === fit).length;
  const asked = criteria.filter(({ probe }) => probe !== null);
  const others = criteria.filter(({ probe }) => probe === null);
  return (
    <>
      <Typography variant="h3">{translate('hiring.blueprint.title', { name })}</Typography>
      {compared?.refused && (
        <Alert severity="info">
          {translate('hiring.blueprint.refused')} {translate(`errors.${compared.refused}`)}
        </Alert>
      )}
      {!applicant.profile && <SecondaryText>{translate('interviews.evidence.unscored')}</SecondaryText>}
      {compared && !compared.refused && (
        <Typography>
          {translate('hiring.blueprint.answer', {
            fits: count('fits'),
            of: criteria.length,
            below: count('below'),
            above: count('above'),
          })}
        </Typography>
      )}
      {asked.map((criterion) => (
        <CriterionEvidence key={criterion.metric} applicant={applicant} criterion={criterion} />
      ))}
      {others.length > 0 && (
        <Box component="details">
          <Typography component="summary" sx={{ cursor: 'pointer' }}>
            {translate('interviews.evidence.others', { smart_count: others.length })}
          </Typography>
          <Box sx={{ display: 'grid', gap: 2, pt: 2 }}>
            {others.map((criterion) => (
              <CriterionEvidence key={criterion.metric} applicant={applicant} criterion={criterion} />
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
