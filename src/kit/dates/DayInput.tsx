import { type InputProps, useInput, useTranslate, ValidationError } from 'react-admin';
import { DatePicker } from './DatePicker.tsx';
import { localToday } from './localToday.ts';

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
      today={localToday()}
      problem={problem && <ValidationError error={problem} />}
      helperText={helperText || undefined}
      required={isRequired}
      disabled={disabled}
      fullWidth
    />
  );
}
