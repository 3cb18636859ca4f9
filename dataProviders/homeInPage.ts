import type { HomeOverview } from '../contract/v2/home.ts';
import type { PageData } from '../contract/v2/pageData.ts';
import { browserTimeZone } from './browserTimeZone.ts';

let home: HomeOverview | undefined;

/** Keeps the overview that the page of the current session contains, unless the days of the browser's time zone end at another time. */
export function offerHome(embedded: PageData['home']): void {
  const isOnOwnCalendar = embedded && [null, browserTimeZone()].includes(embedded.time_zone);
  home = isOnOwnCalendar ? embedded.overview : undefined;
}

/** Returns the embedded overview once; later it would be outdated. */
export function takeHome(): HomeOverview | undefined {
  const taken = home;
  home = undefined;
  return taken;
}
