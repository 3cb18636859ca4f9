import { TablePagination } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../useFormat.ts';

interface Props {
  readonly total: number;
  /** The number of the page, starting at 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  /** The translation key of "1–25 of 80". */
  readonly range?: string;
  /** The selectable page sizes; without them a single page shows no pagination. */
  readonly pageSizes?: readonly number[];
  readonly onPageSize?: (pageSize: number) => void;
}

/** The pagination of a list loaded page by page. */
export function Pagination(props: Props) {
  const { total, page, pageSize, onPage, range = 'kit.pages.range', pageSizes = [], onPageSize } = props;
  const translate = useTranslate();
  const format = useFormat();
  if (total === 0 || (total <= pageSize && pageSizes.length === 0)) return null;
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(page, Math.ceil(total / pageSize)) - 1}
      rowsPerPage={pageSize}
      rowsPerPageOptions={[...pageSizes]}
      labelRowsPerPage={translate('kit.pages.size')}
      labelDisplayedRows={({ from, to, count }) =>
        translate(range, { from, to, total: format.number(count) })
      }
      getItemAriaLabel={(type) => translate(type === 'next' ? 'kit.pages.next' : 'kit.pages.previous')}
      onPageChange={(_, next) => onPage(next + 1)}
      onRowsPerPageChange={(event) => onPageSize?.(Number(event.target.value))}
    />
  );
}
