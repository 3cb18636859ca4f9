import { crudRoutes } from '../crudRoutes.ts';
import { area, type Route, redirect, route } from '../route.ts';

/** Administration of the platform: accounts, delegation, moves, tasks and security. */
export const platformRoutes: readonly Route[] = area('/admin', { needs: 'local_admin' }, [
  redirect('/', '/admin/accounts', 'local_admin'),
  ...area(
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
    () => import('../../screens/platform/Tasks.tsx'),
  ),
  route(
    '/security',
    { title: 'security', needs: 'super_admin', menu: { group: 'platform', icon: 'security' } },
    () => import('../../screens/security/Security.tsx'),
  ),
]);
