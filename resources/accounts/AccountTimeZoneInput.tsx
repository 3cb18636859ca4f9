import { useRecordContext, useTranslate } from 'react-admin';
import { deviceTimeZone } from '../../src/kit/createFormat.ts';
import { TimeZoneInput } from '../../src/kit/forms/TimeZoneInput.tsx';

/** The time zone of an account. A new account starts with that of the device. */
export function AccountTimeZoneInput() {
  const translate = useTranslate();
  const isNew = useRecordContext() === undefined;
  return (
    <TimeZoneInput
      label={translate('resources.accounts.fields.time_zone')}
      help={translate('resources.accounts.help.time_zone')}
      {...(isNew ? { initial: deviceTimeZone() } : {})}
    />
  );
}
