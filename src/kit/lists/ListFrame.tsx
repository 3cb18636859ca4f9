import { Box, Card } from '@mui/material';
import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { useListContext } from 'react-admin';
import { contentStyle, footerHeight, listStyle, toolbarHeight } from './listStyles.ts';

interface Props {
  /** The controls above and below the rows, which are loaded after the rows because they need most of the form libraries. */
  readonly toolbar: ReactNode;
  readonly hasSearch: boolean;
  readonly footer: ReactNode;
  /** Shown instead of the list while it has no records at all. */
  readonly empty: ReactNode;
  readonly error: ReactNode;
  readonly children: ReactNode;
}

/** The toolbar of a list, its rows and its footer. Space is reserved for the parts that are loaded later. */
export function ListFrame({ toolbar, hasSearch, footer, empty, error, children }: Props) {
  const { error: failure, isPending, total, filterValues } = useListContext();
  const areRowsShown = useDeferredValue(true, false);
  const filters = Object.keys(filterValues);
  if (!failure && !isPending && total === 0 && filters.length === 0) return empty;
  const inputs = new Set(hasSearch ? ['q', ...filters] : filters).size;
  const footerSpace = <Box sx={{ height: footerHeight }} />;
  return (
    <Box sx={listStyle}>
      <Box sx={{ minHeight: toolbarHeight(inputs) }}>
        <Suspense fallback={null}>{areRowsShown && toolbar}</Suspense>
      </Box>
      <Card sx={contentStyle}>{failure ? error : children}</Card>
      <Suspense fallback={footerSpace}>{areRowsShown ? footer : footerSpace}</Suspense>
    </Box>
  );
}
