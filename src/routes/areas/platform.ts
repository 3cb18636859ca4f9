import { crudRoutes } from '../crudRoutes.ts';
import { areaRoutes, type Route, redirectRoute, route } from '../route.ts';

/** Administration of the platform: accounts, delegation, moves, tasks and security. */
export const platformRoutes: readonly Route[] = areaRoutes('/admin', { needs: 'local_admin' }, [
  redirectRoute('/', '/admin/accounts', 'local_admin'),
  ...areaRoutes(
    '/accounts',
    { needs: 'admin' },
    crudRoutes('accounts', {
      list: 'accounts',
      create: 'accountCreate',
      update: 'accountUpdate',
      menu: { group: 'platform', icon: 'accounts' },
    }),
  ),
  route(
    '/account-delegation',
    { title: 'accountDelegation', needs: 'admin', menu: { group: 'platform', icon: 'delegation' } },
    () => import('../../screens/accounts/AccountDelegation.tsx'),
  ),
  route(
    '/move-users',
    { title: 'moveUsers', needs: 'admin', menu: { group: 'platform', icon: 'moveUsers' } },
    () => import('../../screens/accounts/MoveUsers.tsx'),
  ),
  route(
    '/tasks',
    { title: 'tasks', needs: 'super_admin', menu: { group: 'platform', icon: 'tasks' } },
    () => import('../../screens/platform/BackgroundTasks.tsx'),
  ),
  route(
    '/security',
    { title: 'security', needs: 'super_admin', menu: { group: 'platform', icon: 'security' } },
    () => import('../../screens/security/SecurityPage.tsx'),
  ),
]);
