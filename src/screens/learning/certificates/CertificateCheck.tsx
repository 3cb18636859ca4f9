import { Alert, Box, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import {
  type VerifiedCertificate,
  verifiedCertificateQuery,
} from '../../../../dataProviders/certificates.ts';
import { Fact, FactList } from '../../../kit/page/FactList.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import mark from '../../../theme/cairn.svg';

/** The public page of a certificate, on which anyone with its address checks what it says. */
export default function CertificateCheck() {
  const translate = useTranslate();
  const query = useQuery(verifiedCertificateQuery(useParams().code ?? ''));
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', p: { xs: 2, sm: 4 }, display: 'grid', gap: 2 }}>
      <img src={mark} alt="" width={36} height={36} />
      <QueryState
        query={query}
        failed="certificates.verify.failed"
        missing="certificates.verify.unknown"
        height={360}
      >
        {(certificate) => (
          <>
            <Typography variant="h1">{translate('titles.certificateCheck')}</Typography>
            <CertificateFacts certificate={certificate} />
          </>
        )}
      </QueryState>
    </Box>
  );
}

const statusTexts = {
  valid: ['success', 'certificates.verify.valid'],
  expired: ['warning', 'certificates.verify.expiredTitle'],
  revoked: ['error', 'certificates.verify.revokedTitle'],
} as const;

function CertificateFacts({ certificate }: { readonly certificate: VerifiedCertificate }) {
  const translate = useTranslate();
  const format = useFormat();
  const { person_name, course_title, company, issued_on, expires_on, revoked_on, status } = certificate;
  const [severity, text] = statusTexts[status];
  const term = (name: string) => translate(`certificates.verify.${name}`);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Alert severity={severity} variant="outlined" role="status">
        {translate(text)}
      </Alert>
      <FactList>
        <Fact term={term('name')}>{person_name}</Fact>
        <Fact term={term('course')}>{course_title}</Fact>
        <Fact term={term('company')}>{company}</Fact>
        <Fact term={term('issued')}>{format.day(issued_on, 'long')}</Fact>
        <Fact term={term('expires')}>
          {expires_on === null ? translate('certificates.noExpiry') : format.day(expires_on, 'long')}
        </Fact>
        {revoked_on !== null && <Fact term={term('revokedOn')}>{format.day(revoked_on, 'long')}</Fact>}
      </FactList>
    </Card>
  );
}
