import { TablePagination } from '@mui/material';
import { useTranslate } from 'react-admin';
import { pageSize } from '../../../dataProviders/administration.ts';

interface Props {
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Nothing while all of it is in sight. */
export function Pagination({ total, page, onPage }: Props) {
  const translate = useTranslate();
  if (total <= pageSize) return null;
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(page - 1, Math.ceil(total / pageSize) - 1)}
      rowsPerPage={pageSize}
      rowsPerPageOptions={[pageSize]}
      labelDisplayedRows={({ from, to, count }) =>
        translate('administration.pages.rows', { from, to, total: count })
      }
      getItemAriaLabel={(type) =>
        translate(type === 'next' ? 'administration.pages.next' : 'administration.pages.previous')
      }
      onPageChange={(_, next) => onPage(next + 1)}
    />
  );
}
