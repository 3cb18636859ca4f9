import { Box, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { HttpError } from '../../../dataProviders/errors.ts';
import { type RolePage, readRolePage } from '../../../dataProviders/hiring.ts';
import { CalendarDay } from '../../kit/dates/CalendarDay.tsx';
import mark from '../../theme/cairn.svg';
import { AboutForm } from './AboutForm.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { HiringError, HiringLoading } from './HiringStates.tsx';
import { OwnApplication } from './OwnApplication.tsx';

/** The page of a role for everybody with its link, and for an applicant with their own link. */
export default function Apply() {
  const translate = useTranslate();
  const code = useParams().code ?? '';
  const query = useQuery({
    queryKey: ['role page', code],
    queryFn: () => readRolePage(code),
    retry: (count, failure) => count < 2 && !(failure instanceof HttpError && failure.status === 404),
  });
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto', p: { xs: 2, sm: 4 }, display: 'grid', gap: 2 }}>
      <img src={mark} alt="" width={36} height={36} />
      {!query.data && <Typography variant="h1">{translate('titles.apply')}</Typography>}
      {query.isPending && <HiringLoading label="hiring.apply.loading" />}
      {query.error && (
        <HiringError
          failure={query.error}
          failed="hiring.apply.failed"
          missing="hiring.apply.unknown"
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && <Page code={code} page={query.data} />}
    </Box>
  );
}

function Page({ code, page }: { readonly code: string; readonly page: RolePage }) {
  const translate = useTranslate();
  const { role, own } = page;
  return (
    <>
      <Box>
        <Typography color="text.secondary">
          {translate('hiring.apply.company', { company: role.company })}
        </Typography>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {role.title}
        </Typography>
        {role.closes_on && role.open && (
          <Typography color="text.secondary">
            {translate('hiring.apply.until')} <CalendarDay day={role.closes_on} />
          </Typography>
        )}
      </Box>
      {role.description && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{role.description}</Typography>
      )}
      {own && (
        <>
          <OwnApplication code={code} page={page} own={own} />
          {own.active && <AboutForm code={code} company={role.company} />}
        </>
      )}
      {!own && role.open && (
        <>
          <Notice role={role} />
          <ApplyForm code={code} company={role.company} />
        </>
      )}
      {!own && !role.open && (
        <Part>
          <Typography>{translate('hiring.apply.closed')}</Typography>
        </Part>
      )}
    </>
  );
}

function Notice({ role }: Pick<RolePage, 'role'>) {
  const translate = useTranslate();
  const words = { company: role.company, smart_count: role.retention_days };
  return (
    <Part>
      <Typography variant="h2">{translate('hiring.apply.notice.title')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
        {(['form', 'seen', 'kept', 'withdraw'] as const).map((key) => (
          <Typography key={key} component="li">
            {translate(`hiring.apply.notice.${key}`, words)}
          </Typography>
        ))}
      </Box>
    </Part>
  );
}

function Part({ children }: { readonly children: ReactNode }) {
  return <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>{children}</Card>;
}
