import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AuditEntry, NamedRecord } from '../../../contract/v2/security.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { DataTable } from '../../kit/lists/DataTable.tsx';
import { PageDialog } from '../../kit/page/PageDialog.tsx';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { AuditRecord } from './AuditRecord.tsx';
import { useAuditTexts } from './useAuditTexts.ts';
import { type ChangeText, useChangeTexts } from './useChangeTexts.ts';
import type { SecurityFilters, SecurityTabProps } from './useSecurityFilters.ts';

interface AuditDialogProps {
  readonly entry: AuditEntry;
  /** The names of the records in the entry. */
  readonly names: readonly NamedRecord[];
  readonly setFilters: SecurityTabProps['setFilters'];
  readonly onClose: () => void;
}

/** One entry with the old and the new value of each field. */
export function AuditEntryDialog({ entry, names, setFilters, onClose }: AuditDialogProps) {
  const translate = useTranslate();
  const words = useAuditTexts();
  const { action, resource, record_id, name, email, account, as_account, at, user_id } = entry;
  const narrow = (change: Partial<SecurityFilters>) => {
    setFilters(change);
    onClose();
  };
  const facts = [
    name === null ? translate('security.audit.platform') : `${name} (${email})`,
    account,
    as_account && `${translate('security.audit.columns.as_account')}: ${as_account}`,
  ].filter(Boolean);
  return (
    <PageDialog
      title={
        <>
          {words.action(action)}: <AuditRecord entry={entry} names={names} />
        </>
      }
      onClose={onClose}
      maxWidth="md"
      isReadOnly
      actions={
        <>
          {user_id !== null && (
            <Button onClick={() => narrow({ actor_id: user_id })}>
              {translate('security.audit.onlyActor')}
            </Button>
          )}
          {record_id !== null && (
            <Button onClick={() => narrow({ resource, record_id })}>
              {translate('security.audit.onlyRecord')}
            </Button>
          )}
          <Button onClick={onClose}>{translate('security.audit.close')}</Button>
        </>
      }
    >
      <Hint sx={{ overflowWrap: 'anywhere' }}>
        {facts.join(' · ')} · <RelativeTime at={at} />
      </Hint>
      <Changes entry={entry} names={names} />
    </PageDialog>
  );
}

function Changes({ entry, names }: Pick<AuditDialogProps, 'entry' | 'names'>) {
  const translate = useTranslate();
  const changes = useChangeTexts(names).changesOf(entry);
  if (changes.length === 0) {
    return <SecondaryText>{translate('security.audit.noChange')}</SecondaryText>;
  }
  const columns = (['field', 'before', 'after'] as const).map((name) => ({
    name,
    sx: { overflowWrap: 'anywhere', verticalAlign: 'top' },
    cell: (change: ChangeText) => change[name],
  }));
  return (
    <DataTable
      columnTexts="security.audit.columns"
      caption={translate('security.audit.details')}
      columns={columns}
      rows={changes}
      rowKey={({ field }) => field}
    />
  );
}
