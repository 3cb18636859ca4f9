import { crudRoutes } from '../crudRoutes.ts';
import { loadRecordScreen } from '../loadRecordScreen.tsx';
import { areaRoutes, type Route, route } from '../route.ts';

const campaigns = areaRoutes(
  '/campaigns',
  {},
  crudRoutes('learning_campaigns', {
    texts: { create: ['learning'], update: ['learning'] },
    list: 'learningCampaigns',
    create: 'learningCampaignCreate',
    update: 'learningCampaignUpdate',
    menu: { group: 'people', icon: 'learningCampaigns' },
  }),
);

const paths = areaRoutes('/learn', { needs: 'local_admin', showAccountPicker: true }, [
  ...crudRoutes('learning_paths', {
    texts: { create: ['learning'], update: ['learning'] },
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
    { title: 'learningPathManage', texts: ['learning'], resource: 'learning_paths' },
    () => import('../../screens/learning/LearningPathManage.tsx'),
  ),
  ...campaigns,
  route(
    '/assignments',
    {
      title: 'learningAssignments',
      texts: ['learning'],
      resource: 'learning_assignments',
      menu: { group: 'people', icon: 'learningAssignments' },
    },
    loadRecordScreen('learning_assignments', 'list'),
  ),
]);

const courses = areaRoutes('/courses', { needs: 'admin' }, [
  ...crudRoutes('courses', {
    texts: { create: ['learning'], update: ['learning'] },
    list: 'courses',
    create: 'courseCreate',
    update: 'courseUpdate',
    menu: { group: 'content', icon: 'courses' },
  }),
  ...areaRoutes(
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
