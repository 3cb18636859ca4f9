import {
  Box,
  Button,
  Card,
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
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { securityPageSize } from '../../../contract/v2/security.ts';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';

/** Only where there is room for it. */
export const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

export interface Column {
  readonly title: string;
  readonly wide?: boolean;
  readonly end?: boolean;
}

interface Found<E> {
  readonly entries: readonly E[];
  readonly total?: number;
  readonly counted_at_most?: number;
}

interface SecurityListProps<E> {
  /** Its words stand below this key. */
  readonly of: 'signIns' | 'lockOuts' | 'sessions' | 'audit';
  readonly asked: UseQueryResult<Found<E>>;
  readonly columns: readonly Column[];
  readonly row: (entry: E) => ReactNode;
  readonly page?: number;
  readonly onPage?: (page: number) => void;
  /** Set while a filter narrows the list. */
  readonly onClear?: (() => void) | null;
}

/** One list of these pages in all its states, a page at a time. */
export function SecurityList<E>({
  of,
  asked: query,
  columns,
  row,
  onClear,
  ...paging
}: SecurityListProps<E>) {
  const translate = useTranslate();
  const { data } = query;
  if (query.isError) {
    return <LoadFailed text={translate(`security.${of}.failed`)} onRetry={() => void query.refetch()} />;
  }
  if (!data) return <Loading />;
  if (data.entries.length === 0) return onClear ? <NothingFound onClear={onClear} /> : <Empty of={of} />;
  const label = translate(`security.${of}.table`);
  return (
    <Card>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={label}
        sx={{ maxHeight: 'calc(100dvh - 320px)', minHeight: 240 }}
      >
        <Table stickyHeader aria-label={label}>
          <TableHead>
            <TableRow>
              {columns.map(({ title, wide: isWide, end }) => (
                <TableCell key={title} align={end ? 'right' : 'left'} sx={isWide ? wide : undefined}>
                  {title}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>{data.entries.map(row)}</TableBody>
        </Table>
      </TableContainer>
      <Pages {...paging} found={data} />
    </Card>
  );
}

interface PagesProps {
  readonly found: Found<unknown>;
  readonly page?: number;
  readonly onPage?: (page: number) => void;
}

/** Counting ends at some thousands; what lies beyond is reached by narrower filters. */
function Pages({ found: { total = 0, counted_at_most = 0 }, page = 1, onPage }: PagesProps) {
  const translate = useTranslate();
  if (!onPage || total <= securityPageSize) return null;
  const isMore = total > counted_at_most;
  const shown = Math.min(total, counted_at_most);
  const last = Math.ceil(shown / securityPageSize);
  return (
    <>
      {isMore && page === last && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
          {translate('security.narrow', { count: counted_at_most.toLocaleString() })}
        </Typography>
      )}
      <TablePagination
        component="div"
        count={shown}
        page={Math.min(page, last) - 1}
        rowsPerPage={securityPageSize}
        rowsPerPageOptions={[]}
        labelDisplayedRows={({ from, to, count }) =>
          translate(isMore ? 'security.rangeOfMany' : 'security.range', {
            from,
            to,
            total: count.toLocaleString(),
          })
        }
        getItemAriaLabel={(type) => translate(type === 'next' ? 'security.next' : 'security.previous')}
        onPageChange={(_, next) => onPage(next + 1)}
      />
    </>
  );
}

function Loading() {
  const translate = useTranslate();
  return (
    <Card role="status" aria-label={translate('security.loading')} sx={{ p: 2 }}>
      {[...Array(8).keys()].map((line) => (
        <Skeleton key={line} height={36} />
      ))}
    </Card>
  );
}

function Empty({ of }: { readonly of: string }) {
  const translate = useTranslate();
  return (
    <Card sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ maxWidth: 560, display: 'grid', gap: 1 }}>
        <Typography sx={{ fontWeight: 500 }}>{translate(`security.${of}.empty.title`)}</Typography>
        <Typography color="text.secondary">{translate(`security.${of}.empty.text`)}</Typography>
      </Box>
    </Card>
  );
}

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  const translate = useTranslate();
  return (
    <Card sx={{ py: 4, textAlign: 'center' }}>
      <Typography color="text.secondary">{translate('security.nothingFound')}</Typography>
      <Button onClick={onClear}>{translate('security.clear')}</Button>
    </Card>
  );
}
