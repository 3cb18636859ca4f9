import { createTheme, type Theme, ThemeProvider } from '@mui/material';
import type { ReactNode } from 'react';

interface Named {
  readonly 'aria-label'?: string;
}
const nameOf = (state: object) => (state as Named)['aria-label']; // MUI hands on every prop, but types only its own

/**
 * react-admin names the check box of a row on the element around it, where assistive technology must not
 * look; here the name goes to the box itself.
 */
const named = (outer: Theme) =>
  createTheme({
    ...outer,
    components: {
      ...outer.components,
      MuiCheckbox: {
        ...outer.components?.MuiCheckbox,
        defaultProps: {
          ...outer.components?.MuiCheckbox?.defaultProps,
          slotProps: {
            root: () => ({ 'aria-label': undefined }),
            input: (state) => ({ 'aria-label': nameOf(state) }),
          },
        },
      },
    },
  });

export function NamedBoxes({ children }: { readonly children: ReactNode }) {
  return <ThemeProvider theme={named}>{children}</ThemeProvider>;
}
