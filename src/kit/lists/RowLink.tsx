import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** What a row is called, as the way to its record: a click anywhere on the row is for the mouse only. */
export function RowLink({ isLink, shown }: { readonly isLink: boolean; readonly shown: ReactNode }) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record || !isLink) return shown;
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, type: 'edit', id: record.id })}
      color="inherit"
      underline="hover"
      onClick={(event) => event.stopPropagation()}
    >
      {shown}
    </Link>
  );
}
