import { useInput, ValidationError } from 'react-admin';
import { TimeZonePicker } from './TimeZonePicker.tsx';

interface Props {
  readonly label: string;
  readonly help: string;
  /** The zone of a new record. */
  readonly initial?: string;
}

/** The time zone of a record, with its translated texts. */
export function TimeZoneInput({ label, help, initial }: Props) {
  const { field, fieldState } = useInput({ source: 'time_zone', defaultValue: initial });
  const problem = fieldState.error?.message;
  return (
    <TimeZonePicker
      label={label}
      value={field.value || null}
      isWrong={Boolean(problem)}
      help={problem ? <ValidationError error={problem} /> : help}
      onPick={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
