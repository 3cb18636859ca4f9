import { expect, test } from 'vitest';
import { browserTimeZone } from '../../../dataProviders/browserTimeZone.ts';
import { offerHome, takeHome } from '../../../dataProviders/homeInPage.ts';

const overview = { today: '2026-12-10', waiting: 0, tasks: [], changes: [] };

test('the overview of the page is used once', () => {
  offerHome({ time_zone: null, overview });
  expect([takeHome(), takeHome()]).toEqual([overview, undefined]);
});

test('the overview is used only if the person’s days end as the server assumed', () => {
  offerHome({ time_zone: browserTimeZone(), overview });
  expect(takeHome()).toEqual(overview);
  offerHome({ time_zone: 'Pacific/Kiritimati', overview });
  expect(takeHome()).toBeUndefined();
});

test('another session discards the overview', () => {
  offerHome({ time_zone: null, overview });
  offerHome(undefined);
  expect(takeHome()).toBeUndefined();
});
