import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** The first cell of a row as a link to its record, for keyboards and screen readers. */
export function RowLink({ isLink, content }: { readonly isLink: boolean; readonly content: ReactNode }) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record || !isLink) return content;
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, type: 'edit', id: record.id })}
      color="inherit"
      underline="hover"
      onClick={(event) => event.stopPropagation()}
    >
      {content}
    </Link>
  );
}
