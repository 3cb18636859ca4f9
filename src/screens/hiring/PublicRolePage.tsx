import { Box, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { type RolePage, rolePageQuery } from '../../../dataProviders/hiring.ts';
import { CalendarDay } from '../../kit/dates/CalendarDay.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { isPermanentFailure } from '../../kit/states/ErrorState.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import mark from '../../theme/cairn.svg';
import { ApplicationForm } from './ApplicationForm.tsx';
import { DemographicsForm } from './DemographicsForm.tsx';
import { OwnApplication } from './OwnApplication.tsx';

/** The page of a role for anyone with its link, and for an applicant with their own link. */
export default function PublicRolePage() {
  const translate = useTranslate();
  const code = useParams().code ?? '';
  const query = useQuery(rolePageQuery(code));
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto', p: { xs: 2, sm: 4 }, display: 'grid', gap: 2 }}>
      <img src={mark} alt="" width={36} height={36} />
      {!query.data && !isPermanentFailure(query.error) && (
        <Typography variant="h1">{translate('titles.apply')}</Typography>
      )}
      <QueryState
        query={query}
        failed="hiring.apply.failed"
        missing="hiring.apply.unknown"
        loading="hiring.apply.loading"
        shape="page"
      >
        {(page) => <RoleForApplicants code={code} page={page} />}
      </QueryState>
    </Box>
  );
}

function RoleForApplicants({ code, page }: { readonly code: string; readonly page: RolePage }) {
  const translate = useTranslate();
  const { role, own } = page;
  return (
    <>
      <Box>
        <SecondaryText>{translate('hiring.apply.company', { company: role.company })}</SecondaryText>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {role.title}
        </Typography>
        {role.closes_on && role.open && (
          <SecondaryText>
            {translate('hiring.apply.until')} <CalendarDay day={role.closes_on} />
          </SecondaryText>
        )}
      </Box>
      {role.description && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{role.description}</Typography>
      )}
      {own && (
        <>
          <OwnApplication code={code} page={page} own={own} />
          {own.active && <DemographicsForm code={code} company={role.company} />}
        </>
      )}
      {!own && role.open && (
        <>
          <Notice role={role} />
          <ApplicationForm code={code} company={role.company} />
        </>
      )}
      {!own && !role.open && (
        <PlainCard>
          <Typography>{translate('hiring.apply.closed')}</Typography>
        </PlainCard>
      )}
    </>
  );
}

function Notice({ role }: Pick<RolePage, 'role'>) {
  const translate = useTranslate();
  const words = { company: role.company, smart_count: role.retention_days };
  return (
    <PlainCard>
      <Typography variant="h2">{translate('hiring.apply.notice.title')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
        {(['form', 'seen', 'kept', 'withdraw'] as const).map((key) => (
          <Typography key={key} component="li">
            {translate(`hiring.apply.notice.${key}`, words)}
          </Typography>
        ))}
      </Box>
    </PlainCard>
  );
}

function PlainCard({ children }: { readonly children: ReactNode }) {
  return <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>{children}</Card>;
}
