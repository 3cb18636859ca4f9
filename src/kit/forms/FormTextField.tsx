import { TextField, type TextFieldProps } from '@mui/material';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';

type FormTextFieldProps<F extends FieldValues> = Omit<
  TextFieldProps,
  'name' | 'error' | 'value' | 'onChange'
> & {
  readonly form: UseFormReturn<F>;
  readonly name: FieldPath<F>;
  /** Returns the text for a validation problem. */
  readonly problemText: (problem: string) => ReactNode;
};

/** A text field of a form, validated while typing, with its error below it. */
export function FormTextField<F extends FieldValues>({
  form,
  name,
  problemText,
  helperText,
  ...rest
}: FormTextFieldProps<F>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const problem = fieldState.error?.message;
  return (
    <TextField
      {...rest}
      {...field}
      id={rest.id ?? name}
      value={field.value ?? ''}
      inputRef={field.ref}
      ref={undefined}
      error={Boolean(problem)}
      helperText={problem ? problemText(problem) : helperText}
    />
  );
}
