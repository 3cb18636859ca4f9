import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { AuditEntry, NamedRecord } from '../../../contract/v2/security.ts';
import { useAuditTexts } from './useAuditTexts.ts';
import { useChangeTexts } from './useChangeTexts.ts';
import { useRecordPath } from './useRecordPath.ts';

interface Props {
  readonly entry: AuditEntry;
  readonly names: readonly NamedRecord[];
}

/** The record of an entry by its current name, with a link if the person can open it; otherwise by its id. */
export function AuditRecord({ entry, names }: Props) {
  const words = useAuditTexts();
  const pathOf = useRecordPath();
  const record = useChangeTexts(names).recordOf(entry);
  const kind = words.resource(entry.resource);
  if (!record) return [kind, entry.record_id].filter((part) => part !== null).join(' ');
  const path = pathOf(record);
  return (
    <>
      {kind}{' '}
      {path === null ? (
        record.name
      ) : (
        <Link component={RouterLink} to={path}>
          {record.name}
        </Link>
      )}
    </>
  );
}
