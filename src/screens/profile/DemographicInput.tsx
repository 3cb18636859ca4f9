import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';

interface Props<F extends FieldValues> {
  readonly form: UseFormReturn<F>;
  readonly name: FieldPath<F>;
  readonly label: string;
  readonly choices: readonly string[];
  /** Key of the choices' texts in `locales/en/profile.ts`. */
  readonly words: 'genders' | 'races';
}

/** A choice whose first option is "prefer not to say". */
export function DemographicInput<F extends FieldValues>({ form, name, label, choices, words }: Props<F>) {
  const translate = useTranslate();
  const { field } = useController({ control: form.control, name });
  return (
    <TextField
      select
      fullWidth
      id={name}
      label={label}
      name={field.name}
      inputRef={field.ref}
      value={field.value ?? ''}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(event.target.value === '' ? null : event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{translate('profile.preferNot')}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {translate(`profile.${words}.${choice}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
