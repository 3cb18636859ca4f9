import type { HomeOverview } from '../contract/v2/home.ts';
import type { PageData } from '../contract/v2/pageData.ts';
import { browserTimeZone } from './browserTimeZone.ts';

let home: PageData['home'];

/** Keeps the overview that the page of the current session contains. */
export function offerHome(embedded: PageData['home']): void {
  home = embedded;
}

/** An overview, and whether its days end as those of the person do. Otherwise it is shown until the call has answered. */
interface HomeOfPage {
  readonly overview: HomeOverview;
  readonly isOnOwnCalendar: boolean;
}

/** Returns the embedded overview once; later it would be outdated. */
export function takeHome(): HomeOfPage | null {
  if (!home) return null;
  const { overview, time_zone } = home;
  home = undefined;
  return { overview, isOnOwnCalendar: time_zone === null || time_zone === browserTimeZone() };
}
