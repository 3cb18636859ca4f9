import { string } from 'yup';
import { maxTimeZoneLength } from '../domain/dates/timeZones.ts';

/**
 * IANA name of the browser's time zone, used for a person whose profile has none (decision 46). Unknown names are ignored, and none is
 * stored.
 */
export const browserTimeZone = () => string().max(maxTimeZoneLength, 'tooLong').nullable().optional();
