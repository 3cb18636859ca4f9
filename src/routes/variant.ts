import type { Person } from '../../domain/access/person.ts';
import { reachesTier } from '../../domain/access/tiers.ts';
import { crudRoutes } from './crudRoutes.ts';
import { area, type Route, redirect, route } from './route.ts';
import { notFoundRoute, sharedRoutes } from './shared.ts';

/** The home page of the HR app: the accounts for people who may see them, else the person's dashboard. */
export function homeOf(person: Person, now: Date): string {
  return reachesTier(person, 'delegated_admin', now) ? '/accounts' : '/dashboard/user';
}

/** The route table of the HR app. */
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
