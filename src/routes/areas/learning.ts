import { crudRoutes, screenOf } from '../crudRoutes.ts';
import { area, type Route, route } from '../route.ts';

const campaigns = area(
  '/campaigns',
  {},
  crudRoutes('learning_campaigns', {
    list: 'learningCampaigns',
    create: 'learningCampaignCreate',
    update: 'learningCampaignUpdate',
    menu: { group: 'people', icon: 'learningCampaigns' },
  }),
);

const paths = area('/learn', { needs: 'local_admin', showAccountPicker: true }, [
  ...crudRoutes('learning_paths', {
    list: 'learningPaths',
    create: 'learningPathCreate',
    createNeeds: 'admin',
    update: 'learningPathUpdate',
    updateNeeds: 'admin',
    updatePath: '/manage/:id/update',
    menu: { group: 'content', icon: 'learningPaths' },
  }),
  route(
    '/manage/:id',
    { title: 'learningPathManage', resource: 'learning_paths' },
    () => import('../../screens/learning/PathManage.tsx'),
  ),
  ...campaigns,
  route(
    '/assignments',
    {
      title: 'learningAssignments',
      resource: 'learning_assignments',
      menu: { group: 'people', icon: 'learningAssignments' },
    },
    screenOf('learning_assignments', 'list'),
  ),
]);

const courses = area('/courses', { needs: 'admin' }, [
  ...crudRoutes('courses', {
    list: 'courses',
    create: 'courseCreate',
    update: 'courseUpdate',
    menu: { group: 'content', icon: 'courses' },
  }),
  ...area(
    '/groups',
    {},
    crudRoutes('course_groups', {
      list: 'courseGroups',
      create: 'courseGroupCreate',
      update: 'courseGroupUpdate',
      menu: { group: 'content', icon: 'courseGroups' },
    }),
  ),
]);

/** Courses, learning paths, learning campaigns and assignments. */
export const learningRoutes: readonly Route[] = [...paths, ...courses];
