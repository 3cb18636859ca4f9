import { useInput, useTranslate, ValidationError } from 'react-admin';
import { TimeZonePicker } from '../../src/kit/forms/TimeZonePicker.tsx';

/** The time zone of a person. */
export function TimeZoneInput() {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'time_zone' });
  const problem = fieldState.error?.message;
  return (
    <TimeZonePicker
      label={translate('resources.users.fields.time_zone')}
      value={field.value || null}
      isWrong={Boolean(problem)}
      help={problem ? <ValidationError error={problem} /> : translate('people.person.zoneHelp')}
      onPick={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
