import { expect, test } from 'vitest';
import { browserTimeZone } from '../../../dataProviders/browserTimeZone.ts';
import { offerHome, takeHome } from '../../../dataProviders/homeInPage.ts';

const overview = { today: '2026-12-10', waiting: 0, tasks: [], changes: [] };

test('the overview of the page is used once', () => {
  offerHome({ time_zone: null, overview });
  expect([takeHome(), takeHome()]).toEqual([{ overview, isOnOwnCalendar: true }, null]);
});

test('the overview is requested again if the person’s days end at another time than the server assumed', () => {
  const isOnOwnCalendar = (time_zone: string) => {
    offerHome({ time_zone, overview });
    return takeHome()?.isOnOwnCalendar;
  };
  expect([isOnOwnCalendar(browserTimeZone()), isOnOwnCalendar('Pacific/Kiritimati')]).toEqual([true, false]);
});

test('another session discards the overview', () => {
  offerHome({ time_zone: null, overview });
  offerHome(undefined);
  expect(takeHome()).toBeNull();
});
