import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AuditEntry } from '../../../contract/v2/security.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { DataTable } from '../../kit/lists/DataTable.tsx';
import { PageDialog } from '../../kit/page/PageDialog.tsx';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useAuditTexts } from './useAuditTexts.ts';
import type { SecurityFilters, SecurityTabProps } from './useSecurityFilters.ts';

interface AuditDialogProps {
  readonly entry: AuditEntry;
  readonly setFilters: SecurityTabProps['setFilters'];
  readonly onClose: () => void;
}

/** One entry with the old and the new value of each field. */
export function AuditEntryDialog({ entry, setFilters, onClose }: AuditDialogProps) {
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
          {words.action(action)}: {words.resource(resource)} {record_id}
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
      <Changes entry={entry} />
    </PageDialog>
  );
}

function Changes({ entry: { resource, changes } }: { readonly entry: AuditEntry }) {
  const translate = useTranslate();
  const words = useAuditTexts();
  const fields = Object.entries(changes);
  if (fields.length === 0) {
    return <SecondaryText>{translate('security.audit.noChange')}</SecondaryText>;
  }
  const valueText = (value: unknown) => {
    const isList = Array.isArray(value) && value.every((one) => typeof one !== 'object');
    const plain = isList ? value.join(', ') : value;
    if (plain === null || plain === undefined || plain === '') return translate('security.audit.empty_value');
    if (typeof plain === 'boolean') return translate(plain ? 'kit.yes' : 'kit.no');
    return typeof plain === 'object' ? JSON.stringify(plain) : String(plain);
  };
  const cellStyle = { overflowWrap: 'anywhere', verticalAlign: 'top' };
  const columns = (['field', 'before', 'after'] as const).map((name, index) => ({
    name,
    sx: cellStyle,
    cell: (cells: readonly string[]) => cells[index],
  }));
  return (
    <DataTable
      columnTexts="security.audit.columns"
      caption={translate('security.audit.details')}
      columns={columns}
      rows={fields.map(([field, values]) => [words.field(resource, field), ...values.map(valueText)])}
      rowKey={([field = '']) => field}
    />
  );
}
