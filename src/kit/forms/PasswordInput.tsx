import VisibilityIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOnIcon from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment } from '@mui/material';
import { type ComponentProps, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { FormTextField } from './FormTextField.tsx';

type PasswordInputProps<F extends FieldValues> = Omit<
  ComponentProps<typeof FormTextField<F>>,
  'type' | 'slotProps'
>;

/** A password field with a button that shows the password. */
export function PasswordInput<F extends FieldValues>(props: PasswordInputProps<F>) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const button = (
    <InputAdornment position="end">
      <IconButton
        aria-label={translate(isShown ? 'signIn.hidePassword' : 'signIn.showPassword')}
        edge="end"
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <VisibilityIcon fontSize="small" /> : <VisibilityOnIcon fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <FormTextField<F>
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{ input: { endAdornment: button } }}
    />
  );
}
