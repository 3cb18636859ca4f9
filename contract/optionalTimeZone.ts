import { string } from 'yup';
import { isTimeZone } from '../domain/sessions/wallTime.ts';

/** IANA name of a time zone; null if unknown. If omitted, the stored time zone doesn't change. */
export const optionalTimeZone = () =>
  string()
    .max(64, 'timeZone')
    .nullable()
    .optional()
    .test('time-zone', 'timeZone', (zone) => !zone || isTimeZone(zone));
