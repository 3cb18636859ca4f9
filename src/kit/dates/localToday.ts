import { localDayAndHour } from '../../../domain/campaigns/benchmarkReminders.ts';
import { deviceTimeZone } from '../createFormat.ts';

/** Today's date in the time zone of the device. */
export const localToday = (): string => localDayAndHour(new Date(), deviceTimeZone()).day;
