import { type CheckboxProps, type Theme, ThemeProvider } from '@mui/material';
import type { ReactNode } from 'react';

interface Named {
  readonly 'aria-label'?: string;
}
const nameOf = (state: object) => (state as Named)['aria-label']; // MUI passes on every prop, but types only its own

/** Typed separately: inside the theme, type checking compares it with every MUI component. */
const nameOnInput: CheckboxProps['slotProps'] = {
  root: () => ({ 'aria-label': undefined }),
  input: (state: object) => ({ 'aria-label': nameOf(state) }),
};

/**
 * react-admin puts the label of a row's checkbox on a wrapper that screen readers ignore; this moves it to the input.
 */
function withNamedInputs(outer: Theme): Theme {
  const checkbox = outer.components?.MuiCheckbox;
  const defaultProps = { ...checkbox?.defaultProps, slotProps: nameOnInput };
  const components: Theme['components'] = { ...outer.components, MuiCheckbox: { ...checkbox, defaultProps } };
  return { ...outer, components };
}

export function AccessibleRowCheckboxes({ children }: { readonly children: ReactNode }) {
  return <ThemeProvider theme={withNamedInputs}>{children}</ThemeProvider>;
}
