import { useTranslate } from 'react-admin';
import { TimeZoneInput } from '../../src/kit/forms/TimeZoneInput.tsx';

/** The time zone of a person. */
export function PersonTimeZoneInput() {
  const translate = useTranslate();
  return (
    <TimeZoneInput
      label={translate('resources.users.fields.time_zone')}
      help={translate('people.person.zoneHelp')}
    />
  );
}
