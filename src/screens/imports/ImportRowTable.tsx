import { Chip, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ImportRow } from '../../../contract/v2/imports.ts';
import type { ImportSubject } from '../../../domain/imports/importFields.ts';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { ImportRowChanges } from './ImportRowChanges.tsx';

const colors = { create: 'success', update: 'primary', unchanged: 'default', error: 'error' } as const;
const top = { verticalAlign: 'top' } as const;

interface Props {
  readonly rows: readonly ImportRow[];
  readonly subject: ImportSubject;
}

/** One page of rows with the person or relationship, the outcome and the changed values. */
export function ImportRowTable({ rows, subject }: Props) {
  const translate = useTranslate();
  const head = (name: string) => translate(`imports.table.${name}`);
  const columns: readonly Column<ImportRow>[] = [
    {
      name: 'person',
      label: translate(`imports.${subject}.row`),
      sx: { ...top, overflowWrap: 'anywhere', minWidth: { sm: 160 } },
      cell: (row) => (
        <>
          <PersonName row={row} />
          <Typography variant="body2" component="div" sx={{ display: { md: 'none' }, mt: 0.5 }}>
            <KindChip row={row} />
          </Typography>
        </>
      ),
    },
    { name: 'line', isWide: true, align: 'right', sx: top, cell: ({ line }) => line },
    {
      name: 'kind',
      isWide: true,
      sx: { ...top, whiteSpace: 'nowrap' },
      cell: (row) => <KindChip row={row} />,
    },
    {
      name: 'changes',
      sx: { ...top, overflowWrap: 'anywhere' },
      cell: (row) => <ImportRowChanges row={row} subject={subject} />,
    },
  ];
  return (
    <DataTable
      columnTexts="imports.table"
      caption={head('label')}
      columns={columns}
      rows={rows}
      rowKey={({ line }) => line}
      maxHeight="max(240px, calc(100dvh - 280px))"
    />
  );
}

/** A link to the person unless they no longer exist. */
function PersonName({ row: { name, user_id, line, kind, state } }: { readonly row: ImportRow }) {
  const translate = useTranslate();
  const text = name || `${translate('imports.table.line')} ${line}`;
  const isGone = user_id === null || (kind === 'create' && state === 'undone');
  if (isGone) return text;
  return (
    <Link component={RouterLink} to={`/users/update/${user_id}`}>
      {text}
    </Link>
  );
}

function KindChip({ row: { kind, state } }: { readonly row: ImportRow }) {
  const translate = useTranslate();
  const isUnchanged = state === 'skipped' || state === 'kept';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isUnchanged ? 'warning' : colors[kind]}
      label={translate(isUnchanged ? `imports.states.${state}` : `imports.kinds.${kind}`)}
    />
  );
}
