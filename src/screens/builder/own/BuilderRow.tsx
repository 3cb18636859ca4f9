import { Box } from '@mui/material';
import { Children, type ReactNode } from 'react';
import { Hint } from '../../../kit/page/SecondaryText.tsx';

/** A list of rows; nothing if it is empty. */
export function BuilderRows({ children }: { readonly children: ReactNode }) {
  if (Children.count(children) === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  );
}

interface RowProps {
  readonly note: string;
  readonly chip?: ReactNode;
  readonly children: ReactNode;
}

/** One row: a name or a link, a note, and a status or what to do next. */
export function BuilderRow({ note, chip, children }: RowProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', minHeight: 36, py: 0.5 }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      <Hint className="tabular">{note}</Hint>
      {chip}
    </Box>
  );
}
