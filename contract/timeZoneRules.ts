import { string } from 'yup';
import { maxTimeZoneLength } from '../domain/dates/timeZones.ts';
import { isTimeZone } from '../domain/sessions/wallTime.ts';

const timeZone = () =>
  string()
    .max(maxTimeZoneLength, 'timeZone')
    .nullable()
    .test('time-zone', 'timeZone', (zone) => !zone || isTimeZone(zone));

/** IANA name of a time zone; null for UTC. */
export const requiredTimeZone = () => timeZone().defined('required');

/** IANA name of a time zone; null if unknown. If omitted, the stored time zone doesn't change. */
export const optionalTimeZone = () => timeZone().optional();
