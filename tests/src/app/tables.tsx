import { areaRoutes, type Route, redirectRoute, route, withoutShell } from '../../../src/routes/route.ts';
import { sharedRoutes } from '../../../src/routes/sharedRoutes.ts';

const screen = (name: string) => async () => ({ default: () => <h1>{name}</h1> });

/** Some routes of every type, with screens that show only their names. */
export const someRoutes: readonly Route[] = [
  ...sharedRoutes,
  redirectRoute('/', '/dashboard', 'user'),
  route(
    '/dashboard',
    { title: 'dashboard', needs: 'user', menu: { group: 'mine', icon: 'home', letter: 'd' } },
    screen('Home'),
  ),
  route('/bare', { title: 'login', needs: 'user', ...withoutShell }, screen('Bare')),
  route('/bare-with-nav', { title: 'login', needs: 'user', showHeader: false }, screen('Headless')),
  route('/no-nav', { title: 'assessment', needs: 'user', showNav: false }, screen('Without navigation')),
  ...areaRoutes('/teams', { needs: 'supervisor', showAccountPicker: true }, [
    route('/', { title: 'teams', menu: { group: 'people', icon: 'teams', letter: 't' } }, screen('Teams')),
    route('/update/:id', { title: 'teamUpdate', mode: 'update' }, screen('One team')),
  ]),
  route('*', { title: 'notFound', needs: 'anyone' }, screen('Nothing here')),
];
