import { Box, Button, Card, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import {
  type AccountCertificate,
  accountCertificatesQuery,
  certificateKeys,
  certificatePageSize,
  revokeCertificate,
} from '../../../../dataProviders/certificates.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { useCanChangeAccount } from '../../../kit/context/useCanChangeAccount.ts';
import { SearchField } from '../../../kit/forms/SearchField.tsx';
import { DataTable } from '../../../kit/lists/DataTable.tsx';
import { Pagination } from '../../../kit/lists/Pagination.tsx';
import { ConfirmDialog } from '../../../kit/page/ConfirmDialog.tsx';
import { PageHeader } from '../../../kit/page/PageHeader.tsx';
import { NoMatches } from '../../../kit/states/NoMatches.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { useFormat } from '../../../kit/useFormat.ts';
import { urlField, useUrlFilters } from '../../../kit/useUrlFilters.ts';
import { CertificateChip } from './CertificateChip.tsx';
import { certificatePath } from './certificatePath.ts';

const fields = { q: urlField.text(), page: urlField.page() };

/** The certificates of an account, which administrators can revoke. */
export default function Certificates() {
  const translate = useTranslate();
  const [{ q, page }, setFilters] = useUrlFilters(fields);
  const query = useQuery(accountCertificatesQuery(useAccountId(), q, page));
  const [revoked, setRevoked] = useState<AccountCertificate | null>(null);
  return (
    <>
      <PageHeader title={translate('titles.certificates')} purpose={translate('certificates.list.purpose')} />
      <QueryState
        query={query}
        failed="certificates.list.failed"
        height={480}
        empty={{ when: ({ total }) => total === 0 && q === '', text: 'certificates.list.empty' }}
      >
        {({ certificates, total }) => (
          <Card sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Box sx={{ p: 2, pb: 0 }}>
              <SearchField
                label={translate('certificates.list.search')}
                value={q}
                onSearch={(next) => setFilters({ q: next })}
              />
            </Box>
            {total === 0 ? (
              <NoMatches onClear={() => setFilters({ q: '' })} />
            ) : (
              <CertificateTable certificates={certificates} onRevoke={setRevoked} />
            )}
            <Pagination
              total={total}
              page={page}
              pageSize={certificatePageSize}
              onPage={(next) => setFilters({ page: next })}
            />
          </Card>
        )}
      </QueryState>
      {revoked && <RevokeDialog certificate={revoked} onClose={() => setRevoked(null)} />}
    </>
  );
}

interface TableProps {
  readonly certificates: readonly AccountCertificate[];
  readonly onRevoke: (certificate: AccountCertificate) => void;
}

function CertificateTable({ certificates, onRevoke }: TableProps) {
  const translate = useTranslate();
  const format = useFormat();
  const canChange = useCanChangeAccount();
  return (
    <DataTable
      caption={translate('certificates.list.caption')}
      columnTexts="certificates.list.columns"
      rows={certificates}
      rowKey={({ id }) => id}
      columns={[
        { name: 'person_name', cell: ({ person_name }) => person_name },
        {
          name: 'course_title',
          cell: ({ course_title, code }) => (
            <Link component={RouterLink} to={certificatePath(code)}>
              {course_title}
            </Link>
          ),
        },
        { name: 'issued_on', cell: ({ issued_on }) => format.day(issued_on), isWide: true },
        {
          name: 'expires_on',
          cell: ({ expires_on }) =>
            expires_on === null ? translate('certificates.list.never') : format.day(expires_on),
          isWide: true,
        },
        { name: 'status', cell: ({ status }) => <CertificateChip status={status} /> },
        {
          name: 'actions',
          cell: (certificate) =>
            canChange &&
            certificate.status !== 'revoked' && (
              <Button
                size="small"
                aria-label={translate('certificates.list.revokeOf', {
                  name: certificate.person_name,
                  course: certificate.course_title,
                })}
                onClick={() => onRevoke(certificate)}
              >
                {translate('certificates.list.revoke')}
              </Button>
            ),
        },
      ]}
    />
  );
}

interface RevokeProps {
  readonly certificate: AccountCertificate;
  readonly onClose: () => void;
}

function RevokeDialog({ certificate: { id, person_name, course_title }, onClose }: RevokeProps) {
  const translate = useTranslate();
  const revoke = useAction(() => revokeCertificate(id), { invalidates: certificateKeys, onDone: onClose });
  return (
    <ConfirmDialog
      title={translate('certificates.list.confirm.title')}
      confirm={translate('certificates.list.revoke')}
      destructive
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate()}
      onClose={onClose}
    >
      <Typography>
        {translate('certificates.list.confirm.text', { name: person_name, course: course_title })}
      </Typography>
    </ConfirmDialog>
  );
}
