import { type InputProps, useInput, useTranslate, ValidationError } from 'react-admin';
import { DatePicker } from './DatePicker.tsx';

/** The date field of a record's form. */
export function DayInput({ source, label, helperText, isRequired, disabled }: InputProps) {
  const translate = useTranslate();
  const { field, fieldState, id } = useInput({ source });
  const problem = fieldState.error?.message;
  return (
    <DatePicker
      id={id}
      label={typeof label === 'string' ? translate(label) : undefined}
      value={field.value || null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      today={new Date().toISOString().slice(0, 10)}
      problem={problem && <ValidationError error={problem} />}
      helperText={helperText || undefined}
      required={isRequired}
      disabled={disabled}
      fullWidth
    />
  );
}
