import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CertificateStatus } from '../../../../domain/learning/certificates.ts';

const colors = { valid: 'success', expired: 'warning', revoked: 'error' } as const;

/** Whether a certificate is valid. */
export function CertificateChip({ status }: { readonly status: CertificateStatus }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colors[status]}
      label={translate(`certificates.status.${status}`)}
    />
  );
}
