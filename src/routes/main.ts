import { crudRoutes } from './crudRoutes.ts';
import { area, assessment, type Route, redirect, route } from './route.ts';
import { notFoundRoute, sharedRoutes } from './shared.ts';

const teams = area('/teams', { needs: 'supervisor', showAccountPicker: true }, [
  ...crudRoutes('teams', {
    list: 'teams',
    create: 'teamCreate',
    update: 'teamUpdate',
    createNeeds: 'local_admin',
    menu: { group: 'people', icon: 'teams' },
  }),
  ...area(
    '/groups',
    { needs: 'local_admin' },
    crudRoutes('team_groups', {
      list: 'teamGroups',
      create: 'teamGroupCreate',
      update: 'teamGroupUpdate',
      menu: { group: 'people', icon: 'groups' },
    }),
  ),
]);

const users = area(
  '/users',
  { needs: 'local_admin', showAccountPicker: true },
  crudRoutes('users', {
    list: 'users',
    create: 'userCreate',
    update: 'userUpdate',
    menu: { group: 'people', icon: 'users' },
  }),
);

const benchmarks = area('/micro-surveys/benchmarks', { needs: 'supervisor', showAccountPicker: true }, [
  ...crudRoutes('benchmark_campaigns', {
    list: 'benchmarks',
    create: 'benchmarkCreate',
    update: 'benchmarkUpdate',
    updatePath: '/manage/:id/update',
    menu: { group: 'culture', icon: 'campaigns' },
  }),
  route(
    '/manage/:id',
    { title: 'benchmarkManage', resource: 'benchmark_campaigns' },
    () => import('../screens/campaigns/CampaignManage.tsx'),
  ),
  route(
    '/manage/:id/participants',
    { title: 'benchmarkParticipants', resource: 'benchmark_campaigns' },
    () => import('../screens/campaigns/CampaignParticipants.tsx'),
  ),
  route(
    '/manage/:id/results',
    { title: 'benchmarkResults', resource: 'benchmark_campaigns' },
    () => import('../screens/campaigns/CampaignResults.tsx'),
  ),
  route(
    '/participant/:pid',
    { title: 'benchmarkParticipant' },
    () => import('../screens/campaigns/Participant.tsx'),
  ),
]);

const admin = area('/admin', { needs: 'local_admin' }, [
  redirect('/', '/admin/accounts', 'local_admin'),
  ...area(
    '/accounts',
    { needs: 'admin' },
    crudRoutes('accounts', {
      list: 'accounts',
      create: 'accountCreate',
      update: 'accountUpdate',
      menu: { group: 'platform', icon: 'accounts' },
    }),
  ),
  route(
    '/tasks',
    { title: 'tasks', needs: 'super_admin', menu: { group: 'platform', icon: 'tasks' } },
    () => import('../screens/platform/Tasks.tsx'),
  ),
]);

/** Every address of the main app; read by the router, the layout, the guard, the menu and the account picker. */
export const mainRoutes: readonly Route[] = [
  ...sharedRoutes,
  redirect('/', '/dashboard', 'user'),
  route(
    '/dashboard',
    { title: 'dashboard', needs: 'user', menu: { group: 'mine', icon: 'home' } },
    () => import('../screens/home/UserDashboard.tsx'),
  ),
  route(
    '/my-results/icb',
    { title: 'icbResults', needs: 'user', menu: { group: 'mine', icon: 'results' } },
    () => import('../screens/myResults/IcbResults.tsx'),
  ),
  assessment('/metrics', 'assessment'),
  assessment('/metrics/s', 'selfAssessment'),
  assessment('/metrics/r', 'raterAssessment'),
  assessment('/metrics/m', 'benchmarkAssessment'),
  assessment('/metrics/h', 'applicantAssessment'),
  route(
    '/dashboard/benchmark',
    {
      title: 'benchmarkDashboard',
      needs: 'supervisor',
      showAccountPicker: true,
      menu: { group: 'culture', icon: 'benchmark' },
    },
    () => import('../screens/dashboards/BenchmarkDashboard.tsx'),
  ),
  ...benchmarks,
  ...teams,
  ...users,
  ...admin,
  notFoundRoute,
];
