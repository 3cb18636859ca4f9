import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A form with stacked fields. The browser's validation messages are off; errors are shown at the fields. */
export function FormStack({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      {children}
    </Box>
  );
}
