import { crudRoutes } from '../crudRoutes.ts';
import { areaRoutes, type Route, route, withoutShell } from '../route.ts';

/** Roles and their applicants, and the public page where people apply. */
export const hiringRoutes: readonly Route[] = [
  ...areaRoutes('/hiring', { needs: 'full_hiring', showAccountPicker: true }, [
    ...crudRoutes('requisitions', {
      texts: { list: ['hiring'] },
      list: 'hiringRoles',
      create: 'hiringCreate',
      update: 'hiringUpdate',
      updatePath: '/manage/:id/update',
      menu: { group: 'people', icon: 'hiring', letter: 'h' },
    }),
    route(
      '/manage/:id',
      { title: 'hiringManage', texts: ['hiring'], resource: 'requisitions' },
      () => import('../../screens/hiring/RoleManage.tsx'),
    ),
    route(
      '/manage/:id/fairness',
      {
        title: 'hiringRates',
        texts: ['hiring', 'profile', 'published', 'results'],
        resource: 'requisitions',
      },
      () => import('../../screens/hiring/SelectionRates.tsx'),
    ),
    route(
      '/applicant/:aid',
      { title: 'hiringApplicant', texts: ['builder', 'hiring', 'interviews'] },
      () => import('../../screens/hiring/ApplicationDetails.tsx'),
    ),
  ]),
  route(
    '/apply/:code',
    { title: 'apply', texts: ['hiring', 'profile'], needs: 'anyone', ...withoutShell },
    () => import('../../screens/hiring/PublicRolePage.tsx'),
  ),
];
