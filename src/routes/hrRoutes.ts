import type { SignedInPerson } from '../../domain/access/signedInPerson.ts';
import { reachesTier } from '../../domain/access/tiers.ts';
import { crudRoutes } from './crudRoutes.ts';
import { areaRoutes, type Route, redirectRoute, route } from './route.ts';
import { notFoundRoute, sharedRoutes } from './sharedRoutes.ts';

/** The home page of the HR app: the pay projects for administrators, otherwise the person's dashboard (HR-28, HR-29). */
export function hrHomePath(person: SignedInPerson, now: Date): string {
  return reachesTier(person, 'local_admin', now) ? '/projects' : '/dashboard/user';
}

/** The route table of the HR app. */
export const hrRoutes: readonly Route[] = [
  ...sharedRoutes,
  redirectRoute('/', hrHomePath, 'user'),
  redirectRoute('/dashboard', hrHomePath, 'user'),
  route(
    '/dashboard/user',
    {
      title: 'dashboard',
      texts: ['home'],
      needs: 'user',
      menu: { group: 'mine', icon: 'home', letter: 'd' },
    },
    () => import('../screens/home/PayDashboard.tsx'),
  ),
  ...areaRoutes('/search', { needs: 'user_with_search', texts: ['compensation'] }, [
    route(
      '/',
      { title: 'compensationSearch', menu: { group: 'mine', icon: 'search', letter: 's' } },
      () => import('../screens/pay/search/CompensationSearch.tsx'),
    ),
    route(
      '/:slug/:sqid',
      { title: 'compensationResult', idParam: null },
      () => import('../screens/pay/search/CompensationResult.tsx'),
    ),
  ]),
  ...areaRoutes('/projects', { needs: 'local_admin' }, [
    ...crudRoutes('pay_projects', {
      menu: { group: 'administration', icon: 'projects', letter: 'p' },
    }),
    route(
      '/view/:id/:tab?',
      { title: 'payProject', texts: ['pay'], idParam: 'id' },
      () => import('../screens/pay/PayProjectView.tsx'),
    ),
    route(
      '/upload/:id',
      { title: 'payUpload', texts: ['pay', 'imports'] },
      () => import('../screens/pay/upload/PayUploadPage.tsx'),
    ),
  ]),
  ...areaRoutes(
    '/accounts',
    { needs: 'delegated_admin' },
    crudRoutes('accounts', {
      texts: {
        list: ['administration', 'formLocks'],
        create: ['administration'],
        update: ['administration'],
      },
      list: 'accounts',
      create: 'accountCreate',
      update: 'accountUpdate',
      updatePath: '/manage/:id',
      menu: { group: 'administration', icon: 'accounts', letter: 'a' },
    }),
  ),
  notFoundRoute,
];
