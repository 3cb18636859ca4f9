import { areaRoutes, type Route, route } from '../route.ts';

/** Team actions: those that a person owns, chose or may see. Only leads and administrators choose a focus. */
export const teamActionRoutes: readonly Route[] = areaRoutes(
  '/actions',
  { needs: 'user', showAccountPicker: true, texts: ['actions'] },
  [
    route(
      '/',
      { title: 'teamActions', texts: ['teams'], parent: '/teams', tab: 'actions', iconWhenAlone: 'actions' },
      () => import('../../screens/actions/TeamActions.tsx'),
    ),
    route(
      '/create',
      { title: 'teamActionCreate', mode: 'create', texts: ['focus'], needs: 'supervisor' },
      () => import('../../screens/actions/TeamActionCreate.tsx'),
    ),
    route(
      '/manage/:id',
      { title: 'teamActionManage', texts: ['focus', 'followUps', 'profile', 'results'] },
      () => import('../../screens/actions/TeamActionPage.tsx'),
    ),
    route(
      '/manage/:id/update',
      { title: 'teamActionUpdate', mode: 'update' },
      () => import('../../screens/actions/TeamActionUpdate.tsx'),
    ),
  ],
);
