import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';

interface ChoiceInputProps<F extends FieldValues> {
  readonly form: UseFormReturn<F>;
  readonly name: FieldPath<F>;
  readonly label: string;
  readonly choices: readonly string[];
  /** Where the words of the choices stand in `locales/en/profile.ts`. */
  readonly words: 'genders' | 'races';
}

/** One of several answers, of which "prefer not to say" is the first and nothing is preset. */
export function ChoiceInput<F extends FieldValues>({
  form,
  name,
  label,
  choices,
  words,
}: ChoiceInputProps<F>) {
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
