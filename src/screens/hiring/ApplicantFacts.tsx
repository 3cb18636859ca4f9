import { Box, Button, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ApplicantDetails } from '../../../contract/v2/applicantShapes.ts';
import { hiringKeys, resendApplicant, withdrawApplicant } from '../../../dataProviders/hiring.ts';
import { mailtoLink } from '../../../domain/text/mailtoLink.ts';
import { CalendarDay } from '../../kit/dates/CalendarDay.tsx';
import { ConfirmedButton } from '../../kit/page/ConfirmedButton.tsx';
import { Fact, FactList } from '../../kit/page/FactList.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { useAction } from '../../kit/useAction.ts';
import { isActiveApplicant } from './ApplicantTable.tsx';

/** The applicant's email address, source and assessment progress. */
export function ApplicantFacts({ applicant }: { readonly applicant: ApplicantDetails }) {
  const translate = useTranslate();
  const { email, applied_on, source, status, finished_on, delete_after } = applicant;
  return (
    <Panel title={translate('hiring.applicant.facts')} action={<Actions applicant={applicant} />}>
      <FactList>
        <Fact term={translate('hiring.apply.email')}>
          <Link href={mailtoLink(email)}>{email}</Link>
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
      </FactList>
    </Panel>
  );
}

function Actions({ applicant }: { readonly applicant: ApplicantDetails }) {
  const translate = useTranslate();
  const resend = useAction(resendApplicant, { invalidates: hiringKeys });
  const withdraw = useAction(withdrawApplicant, { invalidates: hiringKeys });
  if (!isActiveApplicant(applicant)) return null;
  const isUnfinished = applicant.status === 'invited' || applicant.status === 'started';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isUnfinished && applicant.role.status === 'open' && (
        <Button variant="outlined" loading={resend.isPending} onClick={() => resend.mutate(applicant.id)}>
          {translate('hiring.applicant.resend')}
        </Button>
      )}
      <ConfirmedButton
        destructive
        title={translate('hiring.applicant.withdrawTitle')}
        text={translate('hiring.applicant.withdrawText')}
        busy={withdraw.isPending}
        onConfirm={(close) => withdraw.mutate(applicant.id, { onSuccess: close })}
      >
        {translate('hiring.applicant.withdraw')}
      </ConfirmedButton>
    </Box>
  );
}
