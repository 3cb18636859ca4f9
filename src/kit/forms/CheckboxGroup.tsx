import { type CheckboxProps, type Theme, ThemeProvider } from '@mui/material';
import type { ReactNode } from 'react';

interface Named {
  readonly 'aria-label'?: string;
}
const nameOf = (state: object) => (state as Named)['aria-label']; // MUI hands on every prop, but types only its own

/** Typed by itself: inside the theme, the compiler tries it against every component there is. */
const nameOnBox: CheckboxProps['slotProps'] = {
  root: () => ({ 'aria-label': undefined }),
  input: (state: object) => ({ 'aria-label': nameOf(state) }),
};

/**
 * react-admin names the check box of a row on the element around it, where assistive technology must not
 * look; here the name goes to the box itself.
 */
function named(outer: Theme): Theme {
  const checkbox = outer.components?.MuiCheckbox;
  const defaultProps = { ...checkbox?.defaultProps, slotProps: nameOnBox };
  const components: Theme['components'] = { ...outer.components, MuiCheckbox: { ...checkbox, defaultProps } };
  return { ...outer, components };
}

export function CheckboxGroup({ children }: { readonly children: ReactNode }) {
  return <ThemeProvider theme={named}>{children}</ThemeProvider>;
}
