import { TablePagination } from '@mui/material';
import { useTranslate } from 'react-admin';

interface Props {
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  /** Sizes to choose from; without them nothing is shown while there is one page only. */
  readonly pageSizes?: readonly number[];
  readonly onPageSize?: (pageSize: number) => void;
}

/** The pages of a list that is read page by page. */
export function Pagination({ total, page, pageSize, onPage, pageSizes = [], onPageSize }: Props) {
  const translate = useTranslate();
  if (total === 0 || (total <= pageSize && pageSizes.length === 0)) return null;
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(page, Math.ceil(total / pageSize)) - 1}
      rowsPerPage={pageSize}
      rowsPerPageOptions={[...pageSizes]}
      labelRowsPerPage={translate('kit.pages.size')}
      labelDisplayedRows={({ from, to, count }) => translate('kit.pages.range', { from, to, total: count })}
      getItemAriaLabel={(type) => translate(type === 'next' ? 'kit.pages.next' : 'kit.pages.previous')}
      onPageChange={(_, next) => onPage(next + 1)}
      onRowsPerPageChange={(event) => onPageSize?.(Number(event.target.value))}
    />
  );
}
