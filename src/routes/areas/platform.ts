import { crudRoutes } from '../crudRoutes.ts';
import { areaRoutes, type Route, redirectRoute, route } from '../route.ts';

const menu = { group: 'administration', icon: 'platform', letter: 'f' } as const;
const area = { needs: 'local_admin', parent: '/admin' } as const;

/** Administration of the platform: accounts, delegation, moves, tasks and security. */
export const platformRoutes: readonly Route[] = areaRoutes('/admin', area, [
  redirectRoute('/', '/admin/accounts', 'local_admin', menu),
  ...areaRoutes(
    '/accounts',
    { needs: 'admin' },
    crudRoutes('accounts', {
      texts: {
        list: ['administration', 'formLocks'],
        create: ['administration'],
        update: ['administration'],
      },
      list: 'accounts',
      create: 'accountCreate',
      update: 'accountUpdate',
      tab: 'accounts',
    }),
  ),
  route(
    '/account-delegation',
    {
      title: 'accountDelegation',
      texts: ['administration', 'results'],
      needs: 'admin',
      tab: 'delegation',
    },
    () => import('../../screens/accounts/AccountDelegation.tsx'),
  ),
  route(
    '/move-users',
    {
      title: 'moveUsers',
      texts: ['administration', 'moveUsers'],
      needs: 'admin',
      tab: 'moveUsers',
    },
    () => import('../../screens/accounts/MoveUsers.tsx'),
  ),
  route(
    '/benchmark-file',
    {
      title: 'benchmarkFile',
      texts: ['benchmarkFile'],
      needs: 'admin',
      tab: 'benchmarkFile',
    },
    () => import('../../screens/platform/benchmarkFile/BenchmarkFilePage.tsx'),
  ),
  route(
    '/tasks',
    { title: 'tasks', texts: ['tasks'], needs: 'super_admin', tab: 'tasks' },
    () => import('../../screens/platform/BackgroundTasks.tsx'),
  ),
  route(
    '/security',
    {
      title: 'security',
      texts: ['security'],
      needs: 'super_admin',
      tab: 'security',
    },
    () => import('../../screens/security/SecurityPage.tsx'),
  ),
]);
