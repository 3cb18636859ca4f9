import { type CheckboxProps, useTheme } from '@mui/material';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { type ReactNode, useMemo } from 'react';

interface Named {
  readonly 'aria-label'?: string;
}
const nameOf = (state: object) => (state as Named)['aria-label']; // MUI passes on every prop, but types only its own

/** Typed separately: inside the default props, type checking compares it with every MUI component. */
const nameOnInput: CheckboxProps['slotProps'] = {
  root: () => ({ 'aria-label': undefined }),
  input: (state: object) => ({ 'aria-label': nameOf(state) }),
};

/**
 * react-admin puts the label of a row's checkbox on a wrapper that screen readers ignore; this moves it to the input.
 * Only default props change: with a theme of its own, each row would serialize all styles again.
 */
export function AccessibleRowCheckboxes({ children }: { readonly children: ReactNode }) {
  const { components } = useTheme();
  const withNamedInputs = useMemo(() => {
    const defaultProps = { ...components?.MuiCheckbox?.defaultProps, slotProps: nameOnInput };
    const checkbox = { ...components?.MuiCheckbox, defaultProps };
    return { ...components, MuiCheckbox: checkbox } as object; // typed as props, but read like the components of a theme
  }, [components]);
  return <DefaultPropsProvider value={withNamedInputs}>{children}</DefaultPropsProvider>;
}
