import { Alert, AlertTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportRow } from '../../../contract/v2/imports.ts';
import { ImportRowChanges } from './ImportRowChanges.tsx';

/** Warns that the file changes the record of the person who imports it, and lists the changes. */
export function OwnRowNotice({ row }: { readonly row: ImportRow | null }) {
  const translate = useTranslate();
  if (!row) return null;
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{translate('imports.checked.ownRow', { line: row.line })}</AlertTitle>
      <ImportRowChanges row={row} />
    </Alert>
  );
}
