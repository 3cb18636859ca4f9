import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ApplicantDetails } from '../../../contract/v2/applicantShapes.ts';
import type { InterviewCriterion } from '../../../domain/hiring/interviewCriteria.ts';
import { Fact, FactList } from '../../kit/page/FactList.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { ApplicantNotes } from './ApplicantNotes.tsx';

interface Props {
  readonly applicant: ApplicantDetails;
  readonly criterion: InterviewCriterion;
}

const questionNumbers = ['first', 'second'] as const;

/** One criterion: the target range, the result in words, what to ask in the interview, and the notes about it. */
export function CriterionEvidence({ applicant, criterion }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const { metric, low, high, importance, fit, probe } = criterion;
  const own = applicant.profile?.metrics.find((one) => one.metric === metric);
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 2, display: 'grid', gap: 1 }}
    >
      <Typography id={titleId} variant="h3">
        {translate(`metrics.names.${metric}`)}
      </Typography>
      <SecondaryText>{translate(`metrics.meanings.${metric}`)}</SecondaryText>
      <FactList>
        <Fact term={translate('hiring.blueprint.columns.importance')}>
          {translate(`builder.importance.${importance}`)}
        </Fact>
        <Fact term={translate('hiring.blueprint.columns.wanted')}>
          {translate('hiring.blueprint.range', { low, high })}
        </Fact>
        {fit && (
          <Fact term={translate('hiring.blueprint.columns.fit')}>
            {translate(`hiring.blueprint.fits.${fit}`)}
          </Fact>
        )}
        {own && (
          <Fact term={translate('interviews.evidence.own')}>
            {translate(`hiring.profile.words.${own.word}`)}
          </Fact>
        )}
      </FactList>
      {probe && (
        <Box>
          <Typography sx={{ fontWeight: 600 }}>{translate(`interviews.evidence.probe.${probe}`)}</Typography>
          <Box component="ol" sx={{ m: 0, pl: 3 }}>
            {questionNumbers.map((number) => (
              <Typography key={number} component="li">
                {translate(`interviews.questions.${metric}.${number}`)}
              </Typography>
            ))}
          </Box>
        </Box>
      )}
      <ApplicantNotes applicant={applicant} metric={metric} />
    </Box>
  );
}
