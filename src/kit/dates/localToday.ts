import { toWallTime } from '../../../domain/sessions/wallTime.ts';
import { deviceTimeZone } from '../createFormat.ts';

/** Today's date in the time zone of the device. */
export const localToday = (): string => toWallTime(new Date(), deviceTimeZone()).day;
