import { areaRoutes, type Route, route } from '../route.ts';

export const builderRoutes: readonly Route[] = areaRoutes(
  '/dei-builder/admin/sprints',
  { needs: 'app_admin', showAccountPicker: true },
  [
    route(
      '/',
      { title: 'sprints', resource: 'sprints', parent: '/learn', tab: 'sprints' },
      () => import('../../screens/builder/SprintList.tsx'),
    ),
    route(
      '/create',
      { title: 'sprintCreate', texts: ['builder', 'formLocks'], resource: 'sprints', mode: 'create' },
      () => import('../../screens/builder/SprintCreate.tsx'),
    ),
    route(
      '/manage/:id',
      { title: 'sprintManage', texts: ['builder'], resource: 'sprints' },
      () => import('../../screens/builder/SprintManage.tsx'),
    ),
    route(
      '/manage/:id/update',
      { title: 'sprintUpdate', texts: ['builder', 'formLocks'], resource: 'sprints', mode: 'update' },
      () => import('../../screens/builder/SprintUpdate.tsx'),
    ),
  ],
);
