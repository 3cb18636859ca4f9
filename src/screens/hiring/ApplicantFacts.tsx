import { Box, Button, Link } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import type { WholeApplicant } from '../../../contract/v2/applicantShapes.ts';
import { resendApplicant, withdrawApplicant } from '../../../dataProviders/hiring.ts';
import { CalendarDay } from '../../kit/dates/CalendarDay.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { isActiveApplicant } from './ApplicantTable.tsx';
import { Fact, facts } from './HiringStates.tsx';
import { useChange } from './useHiring.ts';

/** Who applied, how, and how far the assessment is. */
export function ApplicantFacts({ applicant }: { readonly applicant: WholeApplicant }) {
  const translate = useTranslate();
  const { email, applied_on, source, status, finished_on, delete_after } = applicant;
  return (
    <Panel title={translate('hiring.applicant.facts')} action={<Actions applicant={applicant} />}>
      <Box component="dl" sx={facts}>
        <Fact term={translate('hiring.apply.email')}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Fact>
        <Fact term={translate('hiring.applicant.appliedOn')}>
          <CalendarDay day={applied_on} />
        </Fact>
        <Fact term={translate('hiring.applicant.source.label')}>
          {translate(`hiring.applicant.source.${source}`)}
        </Fact>
        <Fact term={translate('hiring.applicant.assessment')}>
          {translate(`hiring.assessment.${status}`)}
          {finished_on && (
            <>
              {' · '}
              <CalendarDay day={finished_on} />
            </>
          )}
        </Fact>
        <Fact term={translate('hiring.applicant.deleteAfter')}>
          {delete_after ? <CalendarDay day={delete_after} /> : translate('hiring.applicant.notYet')}
        </Fact>
      </Box>
    </Panel>
  );
}

function Actions({ applicant }: { readonly applicant: WholeApplicant }) {
  const translate = useTranslate();
  const [withdrawing, setWithdrawing] = useState(false);
  const resend = useChange(resendApplicant);
  const withdraw = useChange(withdrawApplicant, () => setWithdrawing(false));
  if (!isActiveApplicant(applicant)) return null;
  const unfinished = applicant.status === 'invited' || applicant.status === 'started';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {unfinished && applicant.role.status === 'open' && (
        <Button variant="outlined" loading={resend.isPending} onClick={() => resend.mutate(applicant.id)}>
          {translate('hiring.applicant.resend')}
        </Button>
      )}
      <Button onClick={() => setWithdrawing(true)}>{translate('hiring.applicant.withdraw')}</Button>
      <Confirm
        isOpen={withdrawing}
        title={translate('hiring.applicant.withdrawTitle')}
        content={translate('hiring.applicant.withdrawText')}
        confirm={translate('hiring.applicant.withdraw')}
        cancel={translate('hiring.cancel')}
        confirmColor="warning"
        loading={withdraw.isPending}
        onConfirm={() => withdraw.mutate(applicant.id)}
        onClose={() => setWithdrawing(false)}
      />
    </Box>
  );
}
