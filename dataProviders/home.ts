import { queryOptions } from '@tanstack/react-query';
import { homeCalls } from '../contract/v2/home.ts';
import { browserTimeZone } from './browserTimeZone.ts';
import { takeHome } from './homeInPage.ts';
import { callMain } from './http.ts';
import { accountKey } from './queryKeys.ts';

/** How long the overview in the page is used before it is requested again. */
const pageMs = 5_000;

/** What waits for the signed-in person and what changed: from the page at first, then from the call. */
export const homeQuery = (accountId: number) => {
  const embedded = takeHome();
  return queryOptions({
    queryKey: accountKey(accountId, 'home'),
    queryFn: ({ signal }) => callMain(homeCalls.overview, { time_zone: browserTimeZone() }, { signal }),
    staleTime: pageMs,
    ...(embedded && {
      initialData: embedded.overview,
      initialDataUpdatedAt: embedded.isOnOwnCalendar ? Date.now() : 0,
    }),
  });
};
