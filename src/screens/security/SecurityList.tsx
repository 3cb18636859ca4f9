import { Card } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { securityPageSize } from '../../../contract/v2/security.ts';
import { type Column, DataTable } from '../../kit/lists/DataTable.tsx';
import { Pagination } from '../../kit/lists/Pagination.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { NoMatches } from '../../kit/states/NoMatches.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useFormat } from '../../kit/useFormat.ts';

interface Entries<E> {
  readonly entries: readonly E[];
  readonly total?: number;
  readonly counted_at_most?: number;
}

interface Props<E> {
  /** Key prefix of the list's texts. */
  readonly texts: string;
  readonly columnTexts: string;
  readonly query: UseQueryResult<Entries<E>>;
  readonly columns: readonly Column<E>[];
  readonly page?: number;
  readonly onPage?: (page: number) => void;
  /** Clears the filters; set only while a filter narrows the list. */
  readonly onClear?: (() => void) | null;
}

/** A list of the security page, a page at a time. The server stops counting at a limit, `counted_at_most`. */
export function SecurityList<E extends { readonly id: number | string }>(props: Props<E>) {
  const { texts, columnTexts, query, columns, page = 1, onPage, onClear } = props;
  const translate = useTranslate();
  const format = useFormat();
  return (
    <QueryState
      query={query}
      failed={`${texts}.failed`}
      shape="rows"
      rows={8}
      empty={{ when: ({ entries }) => entries.length === 0 && !onClear, text: `${texts}.empty` }}
    >
      {({ entries, total = 0, counted_at_most = 0 }) => {
        const isMore = total > counted_at_most;
        const counted = Math.min(total, counted_at_most);
        return (
          <Card>
            {entries.length === 0 && onClear ? (
              <NoMatches onClear={onClear} />
            ) : (
              <DataTable
                caption={translate(`${texts}.table`)}
                columns={columns}
                columnTexts={columnTexts}
                rows={entries}
                rowKey={({ id }) => id}
                maxHeight="max(240px, 100dvh - 320px)"
              />
            )}
            {onPage && isMore && page >= Math.ceil(counted / securityPageSize) && (
              <Hint sx={{ p: 2 }}>
                {translate('security.narrow', { count: format.number(counted_at_most) })}
              </Hint>
            )}
            {onPage && (
              <Pagination
                total={counted}
                page={page}
                pageSize={securityPageSize}
                onPage={onPage}
                range={isMore ? 'security.rangeOfMany' : undefined}
              />
            )}
          </Card>
        );
      }}
    </QueryState>
  );
}
