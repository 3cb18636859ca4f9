import { Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AuditEntry } from '../../../contract/v2/security.ts';
import { type AuditFilter, auditQuery, exportAudit } from '../../../dataProviders/security.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import type { Column } from '../../kit/lists/DataTable.tsx';
import { ExportMenu } from '../../kit/lists/ExportMenu.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { AuditEntryDialog } from './AuditEntryDialog.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditRecord } from './AuditRecord.tsx';
import { ChangeSummary } from './ChangeSummary.tsx';
import { PersonCell, personCellStyle } from './PersonCell.tsx';
import { SecurityFilterRow } from './SecurityFilterRow.tsx';
import { SecurityList } from './SecurityList.tsx';
import { useAuditTexts } from './useAuditTexts.ts';
import { useChangeTexts } from './useChangeTexts.ts';
import { noFilters, type SecurityFilters, type SecurityTabProps } from './useSecurityFilters.ts';

function auditFilterOf(filters: SecurityFilters): AuditFilter {
  const { q, actor_id, account_id, resource, action, record_id, emulating, from, to } = filters;
  return {
    q: q || null,
    actor_id,
    account_id,
    resource: resource || null,
    action: action || null,
    record_id: record_id || null,
    emulating: emulating !== null,
    from,
    to,
  };
}

/** All changes with the person who made them, their account and the emulated account, if any. */
export function AuditLog({ filters, setFilters, onOpen }: SecurityTabProps) {
  const translate = useTranslate();
  const words = useAuditTexts();
  const [openEntry, setOpenEntry] = useState<AuditEntry | null>(null);
  const filter = auditFilterOf(filters);
  const query = useQuery(auditQuery(useAccountId(), { ...filter, page: filters.page }));
  const platform = translate('security.audit.platform');
  const names = query.data?.names ?? [];
  const { recordOf, changesOf } = useChangeTexts(names);
  const recordText = (entry: AuditEntry) =>
    [words.resource(entry.resource), recordOf(entry)?.name ?? entry.record_id]
      .filter((part) => part !== null)
      .join(' ');
  const columns: readonly Column<AuditEntry>[] = [
    {
      name: 'actor',
      sx: personCellStyle,
      cell: (entry) => (
        <PersonCell person={entry} onOpen={onOpen} fallback={platform}>
          <RelativeTime at={entry.at} />
          {entry.as_account && <> · {entry.as_account}</>}
        </PersonCell>
      ),
    },
    {
      name: 'action',
      cell: (entry) => {
        const action = words.action(entry.action);
        const changes = changesOf(entry);
        const texts = { action, resource: recordText(entry), who: entry.name ?? platform };
        return (
          <>
            <Link
              component="button"
              sx={{ textAlign: 'start', verticalAlign: 'baseline' }}
              aria-label={translate('security.audit.open', texts)}
              onClick={() => setOpenEntry(entry)}
            >
              {action}
            </Link>
            <Hint component="div" sx={{ display: { md: 'none' } }}>
              <AuditRecord entry={entry} names={names} />
            </Hint>
            <ChangeSummary changes={changes} />
          </>
        );
      },
    },
    { name: 'resource', isWide: true, cell: (entry) => <AuditRecord entry={entry} names={names} /> },
    { name: 'account', isWide: true, cell: ({ account }) => account },
    { name: 'as_account', isWide: true, cell: ({ as_account }) => as_account },
    {
      name: 'at',
      label: translate('security.columns.at'),
      isWide: true,
      sx: { whiteSpace: 'nowrap' },
      cell: ({ at }) => <RelativeTime at={at} />,
    },
  ];
  return (
    <>
      <SecurityFilterRow
        filters={filters}
        setFilters={setFilters}
        counts={query.data}
        action={
          <ExportMenu
            texts="security.audit"
            fileName="audit"
            exportFile={(format) => exportAudit(format, filter)}
          />
        }
      >
        <AuditFilters filters={filters} setFilters={setFilters} />
      </SecurityFilterRow>
      <SecurityList
        columnTexts="security.audit.columns"
        texts="security.audit"
        query={query}
        columns={columns}
        page={filters.page}
        onPage={(page) => setFilters({ page })}
        onClear={Object.values(filter).some(Boolean) ? () => setFilters(noFilters) : null}
      />
      {openEntry && (
        <AuditEntryDialog
          entry={openEntry}
          names={names}
          setFilters={setFilters}
          onClose={() => setOpenEntry(null)}
        />
      )}
    </>
  );
}
