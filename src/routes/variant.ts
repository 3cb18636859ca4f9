import type { Person } from '../../domain/access/person.ts';
import { reachesTier } from '../../domain/access/tiers.ts';
import { crudRoutes } from './crudRoutes.ts';
import { area, type Route, redirect, route } from './route.ts';
import { notFoundRoute, sharedRoutes } from './shared.ts';

/**
 * Where the root and the dashboard of the HR app lead. Admins belong to the projects of pay studies; there are
 * none yet, so whoever may see the accounts lands there and everybody else on their own dashboard.
 */
export function homeOf(person: Person, now: Date): string {
  return reachesTier(person, 'delegated_admin', now) ? '/accounts' : '/dashboard/user';
}

/** Every address of the HR app. */
export const variantRoutes: readonly Route[] = [
  ...sharedRoutes,
  redirect('/', homeOf, 'user'),
  redirect('/dashboard', homeOf, 'user'),
  route(
    '/dashboard/user',
    { title: 'dashboard', needs: 'user', menu: { group: 'mine', icon: 'home' } },
    () => import('../screens/home/UserDashboard.tsx'),
  ),
  ...area(
    '/accounts',
    { needs: 'delegated_admin' },
    crudRoutes('accounts', {
      list: 'accounts',
      create: 'accountCreate',
      update: 'accountUpdate',
      updatePath: '/manage/:id',
      menu: { group: 'platform', icon: 'accounts' },
    }),
  ),
  notFoundRoute,
];
