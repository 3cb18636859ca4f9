import { crudRoutes } from '../crudRoutes.ts';
import { loadRecordScreen } from '../loadRecordScreen.tsx';
import { areaRoutes, type Route, route, withoutShell } from '../route.ts';

/** The learner's own pages. Learners and administrators have one menu entry. */
export const ownLearningRoutes: readonly Route[] = [
  route(
    '/my-learning',
    { title: 'myLearning', needs: 'user', texts: ['ownLearning'], parent: '/learn', tab: 'myLearning' },
    () => import('../../screens/learning/own/MyLearning.tsx'),
  ),
  route(
    '/my-learning/certificates',
    { title: 'ownCertificates', needs: 'user', texts: ['certificates'], parent: '/learn' },
    () => import('../../screens/learning/certificates/OwnCertificates.tsx'),
  ),
  route(
    '/certificates/:code',
    { title: 'certificateCheck', needs: 'anyone', texts: ['certificates'], ...withoutShell },
    () => import('../../screens/learning/certificates/CertificateCheck.tsx'),
  ),
  route(
    '/learn/view/:id',
    { title: 'courseView', needs: 'user', texts: ['ownLearning'], ...withoutShell },
    () => import('../../screens/learning/player/CourseView.tsx'),
  ),
];

/** Reports on learning, for administrators and leads. */
const reports: readonly Route[] = [
  route(
    '/learn/reports',
    {
      title: 'learningReports',
      needs: 'supervisor',
      texts: ['learningReports', 'results'],
      showAccountPicker: true,
      parent: '/learn',
      tab: 'learningReports',
    },
    () => import('../../screens/learning/reports/LearningReports.tsx'),
  ),
  route(
    '/learn/reports/people',
    {
      title: 'learningRecords',
      needs: 'supervisor',
      texts: ['learningReports'],
      showAccountPicker: true,
      parent: '/learn',
    },
    () => import('../../screens/learning/reports/LearningRecords.tsx'),
  ),
];

const campaigns = areaRoutes(
  '/campaigns',
  {},
  crudRoutes('learning_campaigns', {
    texts: { create: ['learning'], update: ['learning'] },
    list: 'learningCampaigns',
    create: 'learningCampaignCreate',
    update: 'learningCampaignUpdate',
    parent: '/learn',
    tab: 'learningCampaigns',
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
    menu: { group: 'mine', icon: 'learning', letter: 'l' },
    tab: 'learningPaths',
  }),
  route(
    '/manage/:id',
    { title: 'learningPathManage', texts: ['learning'], resource: 'learning_paths' },
    () => import('../../screens/learning/LearningPathManage.tsx'),
  ),
  ...campaigns,
  route(
    '/certificates',
    { title: 'certificates', texts: ['certificates'], parent: '/learn', tab: 'certificates' },
    () => import('../../screens/learning/certificates/Certificates.tsx'),
  ),
  route(
    '/assignments',
    {
      title: 'learningAssignments',
      texts: ['learning'],
      resource: 'learning_assignments',
      parent: '/learn',
      tab: 'learningAssignments',
    },
    loadRecordScreen('learning_assignments', 'list'),
  ),
]);

const rules = areaRoutes(
  '/learn/rules',
  { needs: 'local_admin', showAccountPicker: true },
  crudRoutes('learning_rules', {
    list: 'learningRules',
    create: 'learningRuleCreate',
    update: 'learningRuleUpdate',
    parent: '/learn',
    tab: 'learningRules',
  }),
);

const courses = areaRoutes('/courses', { needs: 'admin' }, [
  ...crudRoutes('courses', {
    texts: { create: ['learning'], update: ['learning'] },
    list: 'courses',
    create: 'courseCreate',
    update: 'courseUpdate',
    parent: '/learn',
    tab: 'courses',
  }),
  route(
    '/quiz/:id',
    { title: 'quizEditor', texts: ['learning', 'quiz', 'quizEditor'], parent: '/learn' },
    () => import('../../screens/learning/quizEditor/QuizEditor.tsx'),
  ),
  ...areaRoutes(
    '/groups',
    {},
    crudRoutes('course_groups', {
      list: 'courseGroups',
      create: 'courseGroupCreate',
      update: 'courseGroupUpdate',
      parent: '/learn',
      tab: 'courseGroups',
    }),
  ),
]);

/** Own learning, courses, learning paths, learning campaigns and assignments. */
export const learningRoutes: readonly Route[] = [...paths, ...rules, ...reports, ...courses];
