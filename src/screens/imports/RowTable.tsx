import {
  Chip,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ImportRow } from '../../../contract/v2/imports.ts';
import { RowChanges } from './RowChanges.tsx';

const colours = { create: 'success', update: 'primary', unchanged: 'default', error: 'error' } as const;
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** One page of rows: who, what happens, and which values change from what to what. */
export function RowTable({ rows }: { readonly rows: readonly ImportRow[] }) {
  const translate = useTranslate();
  const label = translate('imports.table.label');
  const head = (name: string) => translate(`imports.table.${name}`);
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{ maxHeight: 'calc(100dvh - 280px)', minHeight: 240 }}
    >
      <Table stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell sx={wide} align="right">
              {head('line')}
            </TableCell>
            <TableCell sx={{ minWidth: { sm: 160 } }}>{head('person')}</TableCell>
            <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>{head('kind')}</TableCell>
            <TableCell>{head('changes')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.line} hover sx={{ verticalAlign: 'top' }}>
              <TableCell sx={{ ...wide, color: 'text.secondary' }} align="right">
                {row.line}
              </TableCell>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                <PersonName row={row} />
                <Typography variant="body2" component="div" sx={{ display: { sm: 'none' }, mt: 0.5 }}>
                  <KindChip row={row} />
                </Typography>
              </TableCell>
              <TableCell sx={wide}>
                <KindChip row={row} />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <RowChanges row={row} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Leads to the person where there is one. */
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
  const isLeft = state === 'skipped' || state === 'kept';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isLeft ? 'warning' : colours[kind]}
      label={translate(isLeft ? `imports.states.${state}` : `imports.kinds.${kind}`)}
    />
  );
}
