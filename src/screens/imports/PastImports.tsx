import {
  Box,
  Chip,
  Link,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { UserImport } from '../../../contract/v2/imports.ts';
import { importsOnAPage } from '../../../dataProviders/imports.ts';
import { RelativeTime } from '../../kit/dates/RelativeTime.tsx';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { ImportSection } from './ImportSection.tsx';
import { importPaths } from './importPaths.ts';
import { useImports } from './useImport.ts';

const wide = { display: { xs: 'none', md: 'table-cell' } } as const;
const colours = {
  reading: 'primary',
  failed: 'error',
  uploaded: 'default',
  checking: 'primary',
  checked: 'primary',
  applying: 'primary',
  applied: 'success',
  undoing: 'primary',
  undone: 'default',
} as const;

/** How many rows there are is known once the file is read. */
const isRead = (state: UserImport['state']) => state !== 'reading' && state !== 'failed';

/** What was imported before, and what was begun and left. */
export function PastImports() {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const query = useImports(page);
  const { imports = [], total = 0 } = query.data ?? {};
  return (
    <ImportSection title={translate('imports.past.title')}>
      {query.isPending && (
        <Box role="status" aria-label={translate('imports.loading')} sx={{ px: 2, pb: 2 }}>
          {['first', 'second', 'third'].map((row) => (
            <Skeleton key={row} height={36} />
          ))}
        </Box>
      )}
      {query.isError && (
        <Box sx={{ px: 2, pb: 2 }}>
          <LoadFailed text={translate('imports.failed')} onRetry={() => void query.refetch()} />
        </Box>
      )}
      {query.isSuccess && total === 0 && (
        <Box sx={{ px: 2, pb: 3, maxWidth: 640 }}>
          <Typography sx={{ fontWeight: 500 }}>{translate('imports.past.empty.title')}</Typography>
          <Typography color="text.secondary">{translate('imports.past.empty.text')}</Typography>
        </Box>
      )}
      {imports.length > 0 && <ImportTable imports={imports} />}
      {total > importsOnAPage && (
        <TablePagination
          component="div"
          count={total}
          page={page - 1}
          rowsPerPage={importsOnAPage}
          rowsPerPageOptions={[]}
          labelDisplayedRows={({ from, to, count }) =>
            translate('imports.table.range', { from, to, total: count })
          }
          getItemAriaLabel={(type) =>
            translate(type === 'next' ? 'imports.table.next' : 'imports.table.previous')
          }
          onPageChange={(_, next) => setPage(next + 1)}
        />
      )}
    </ImportSection>
  );
}

function ImportTable({ imports }: { readonly imports: readonly UserImport[] }) {
  const translate = useTranslate();
  const label = translate('imports.past.table');
  const head = (name: string) => translate(`imports.past.${name}`);
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{head('file')}</TableCell>
            <TableCell>{head('state')}</TableCell>
            <TableCell sx={wide} align="right">
              {head('rows')}
            </TableCell>
            <TableCell sx={wide}>{head('by')}</TableCell>
            <TableCell sx={wide}>{head('when')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {imports.map(({ id, file_name, state, queue_position, row_count, author, created_at }) => (
            <TableRow key={id} hover>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                <Link component={RouterLink} to={importPaths.one(id)}>
                  {file_name}
                </Link>
                <Typography variant="body2" color="text.secondary" sx={{ display: { md: 'none' } }}>
                  <RelativeTime at={created_at} />
                </Typography>
              </TableCell>
              <TableCell>
                <Chip
                  size="small"
                  variant="outlined"
                  color={colours[state]}
                  label={translate(`imports.importStates.${(queue_position ?? 0) > 0 ? 'waiting' : state}`)}
                />
              </TableCell>
              <TableCell sx={wide} align="right">
                {isRead(state) && row_count.toLocaleString()}
              </TableCell>
              <TableCell sx={wide}>{author}</TableCell>
              <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>
                <RelativeTime at={created_at} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
