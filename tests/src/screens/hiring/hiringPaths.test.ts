import { expect, test } from 'vitest';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { hiringPaths } from '../../../../src/screens/hiring/hiringPaths.ts';
import { matchRoute } from '../../../support/matchRoute.ts';

test('all linked hiring pages have routes', () => {
  const titles = [
    hiringPaths.list,
    hiringPaths.manage(4),
    hiringPaths.edit(4),
    hiringPaths.rates(4),
    hiringPaths.applicant(7),
  ].map((path) => matchRoute(mainRoutes, path)?.route.title);
  expect(titles).toEqual(['hiringRoles', 'hiringManage', 'hiringUpdate', 'hiringRates', 'hiringApplicant']);
});
