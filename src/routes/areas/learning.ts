import { crudRoutes, loadRecordScreen } from '../crudRoutes.ts';
import { areaRoutes, type Route, route } from '../route.ts';

const campaigns = areaRoutes(
  '/campaigns',
  {},
  crudRoutes('learning_campaigns', {
    list: 'learningCampaigns',
    create: 'learningCampaignCreate',
    update: 'learningCampaignUpdate',
    menu: { group: 'people', icon: 'learningCampaigns' },
  }),
);

const paths = areaRoutes('/learn', { needs: 'local_admin', showAccountPicker: true }, [
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
    () => import('../../screens/learning/LearningPathManage.tsx'),
  ),
  ...campaigns,
  route(
    '/assignments',
    {
      title: 'learningAssignments',
      resource: 'learning_assignments',
      menu: { group: 'people', icon: 'learningAssignments' },
    },
    loadRecordScreen('learning_assignments', 'list'),
  ),
]);

const courses = areaRoutes('/courses', { needs: 'admin' }, [
  ...crudRoutes('courses', {
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
