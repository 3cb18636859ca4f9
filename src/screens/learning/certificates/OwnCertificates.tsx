import { Box, Button, Card, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import {
  downloadCertificate,
  type OwnCertificate,
  ownCertificatesQuery,
  renewCertificate,
} from '../../../../dataProviders/certificates.ts';
import { ownLearningKeys } from '../../../../dataProviders/ownLearning.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { BackLink } from '../../../kit/page/BackLink.tsx';
import { PageHeader } from '../../../kit/page/PageHeader.tsx';
import { PdfButton } from '../../../kit/page/PdfButton.tsx';
import { SecondaryText } from '../../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { useFormat } from '../../../kit/useFormat.ts';
import { courseViewPath } from '../own/learnerPaths.ts';
import { CertificateChip } from './CertificateChip.tsx';
import { certificatePath } from './certificatePath.ts';

/** The certificates of a person. */
export default function OwnCertificates() {
  const translate = useTranslate();
  const query = useQuery(ownCertificatesQuery(useAccountId()));
  return (
    <>
      <BackLink to="/my-learning" label="certificates.own.back" />
      <PageHeader
        title={translate('titles.ownCertificates')}
        purpose={translate('certificates.own.purpose')}
      />
      <QueryState
        query={query}
        failed="certificates.own.failed"
        height={320}
        empty={{ when: ({ certificates }) => certificates.length === 0, text: 'certificates.own.empty' }}
      >
        {({ certificates }) => (
          <Box component="ul" aria-label={translate('certificates.own.list')} sx={listStyle}>
            {certificates.map((certificate) => (
              <CertificateCard key={certificate.id} certificate={certificate} />
            ))}
          </Box>
        )}
      </QueryState>
    </>
  );
}

function CertificateCard({ certificate }: { readonly certificate: OwnCertificate }) {
  const translate = useTranslate();
  const format = useFormat();
  const navigate = useNavigate();
  const { id, code, course_title, issued_on, status, can_renew } = certificate;
  const renew = useAction(() => renewCertificate(id), {
    invalidates: ownLearningKeys,
    success: null,
    onDone: (courseId) => navigate(courseViewPath(courseId)),
  });
  return (
    <Card component="li" variant="outlined" sx={{ p: 2, display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {course_title}
        </Typography>
        <CertificateChip status={status} />
      </Box>
      <SecondaryText>{translate('certificates.issued', { day: format.day(issued_on) })}</SecondaryText>
      <SecondaryText>{useValidity(certificate)}</SecondaryText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 1 }}>
        <PdfButton
          requestFile={() => downloadCertificate(id)}
          fileName={course_title}
          subject={course_title}
        />
        <Link component={RouterLink} to={certificatePath(code)} sx={{ overflowWrap: 'anywhere' }}>
          {translate('certificates.own.page', { course: course_title })}
        </Link>
        {can_renew && (
          <Button variant="contained" loading={renew.isPending} onClick={() => renew.mutate()}>
            {translate('certificates.own.renew', { course: course_title })}
          </Button>
        )}
      </Box>
    </Card>
  );
}

/** Until when a certificate is valid, or since when it isn't. */
function useValidity({ status, expires_on, revoked_on }: OwnCertificate): string {
  const translate = useTranslate();
  const format = useFormat();
  if (revoked_on !== null) return translate('certificates.revoked', { day: format.day(revoked_on) });
  if (expires_on === null) return translate('certificates.noExpiry');
  const day = format.day(expires_on);
  return translate(status === 'expired' ? 'certificates.expired' : 'certificates.expires', { day });
}

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
