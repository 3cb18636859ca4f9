import { Box, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { pageWidths } from '../../theme/pageWidths.ts';

const titleWidth = 208;
const columnGap = 32;
/** From this width of the form, titles are next to the fields. In a form next to other content, they stay above. */
const wide = `@container (min-width: ${pageWidths.form + titleWidth + columnGap}px)`;

/** The container of a form's sections and its save bar, which is below the fields. */
export const formColumns = {
  containerType: 'inline-size',
  '& > .MuiPaper-root': {
    maxWidth: pageWidths.form,
    [wide]: { ml: `${titleWidth + columnGap}px` },
  },
} as const;

/** A section of a form: its title and its fields. */
export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={sectionStyle}>
      <Typography id={id} component="h2" variant="h6">
        {title}
      </Typography>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        {children}
      </Stack>
    </Box>
  );
}

const sectionStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: `minmax(0, ${pageWidths.form}px)`,
  pb: 4,
  [wide]: {
    columnGap: `${columnGap}px`,
    gridTemplateColumns: `${titleWidth}px minmax(0, ${pageWidths.form}px)`,
    '& + section': { pt: 4, borderTop: 1, borderColor: 'divider' },
  },
} as const;
