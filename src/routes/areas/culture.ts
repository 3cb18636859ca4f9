import { crudRoutes } from '../crudRoutes.ts';
import { areaRoutes, type Route, route, withoutShell } from '../route.ts';

const benchmarks = areaRoutes('/micro-surveys/benchmarks', { needs: 'supervisor', showAccountPicker: true }, [
  ...crudRoutes('benchmark_campaigns', {
    texts: { create: ['campaigns'], update: ['campaigns'] },
    list: 'benchmarks',
    create: 'benchmarkCreate',
    update: 'benchmarkUpdate',
    updatePath: '/manage/:id/update',
    menu: { group: 'surveys', icon: 'benchmark', letter: 'b' },
    tab: 'campaigns',
  }),
  route(
    '/manage/:id',
    { title: 'benchmarkManage', texts: ['campaigns'], resource: 'benchmark_campaigns' },
    () => import('../../screens/campaigns/CampaignManage.tsx'),
  ),
  route(
    '/manage/:id/participants',
    { title: 'benchmarkParticipants', texts: ['campaigns'], resource: 'benchmark_campaigns' },
    () => import('../../screens/campaigns/CampaignParticipants.tsx'),
  ),
  route(
    '/manage/:id/mails',
    { title: 'benchmarkMails', texts: ['campaignMails', 'campaigns'], resource: 'benchmark_campaigns' },
    () => import('../../screens/campaigns/mails/CampaignMails.tsx'),
  ),
  route(
    '/mail-templates',
    { title: 'benchmarkMailTemplates', texts: ['campaignMails'], needs: 'local_admin' },
    () => import('../../screens/campaigns/mails/MailTemplates.tsx'),
  ),
  route(
    '/manage/:id/results',
    {
      title: 'benchmarkResults',
      texts: ['profile', 'published', 'results'],
      resource: 'benchmark_campaigns',
    },
    () => import('../../screens/campaigns/CampaignResults.tsx'),
  ),
  route(
    '/manage/:id/present',
    {
      title: 'benchmarkPresentation',
      texts: ['profile', 'results', 'slides'],
      resource: 'benchmark_campaigns',
      ...withoutShell,
    },
    () => import('../../screens/campaigns/PresentResults.tsx'),
  ),
  route(
    '/manage/:id/technical',
    {
      title: 'technicalInformation',
      texts: ['profile', 'results', 'technical'],
      needs: 'local_admin',
      resource: 'benchmark_campaigns',
    },
    () => import('../../screens/campaigns/CultureTechnical.tsx'),
  ),
  route(
    '/participant/:pid',
    { title: 'benchmarkParticipant', texts: ['campaigns'] },
    () => import('../../screens/campaigns/ParticipantDetails.tsx'),
  ),
]);

/** The culture benchmark: its dashboards and campaigns. */
export const cultureRoutes: readonly Route[] = [
  route(
    '/dashboard/benchmark',
    {
      title: 'benchmarkDashboard',
      texts: ['profile', 'results'],
      needs: 'supervisor',
      showAccountPicker: true,
      menu: { group: 'surveys', icon: 'results', letter: 's' },
      tab: 'benchmark',
    },
    () => import('../../screens/dashboards/BenchmarkDashboard.tsx'),
  ),
  route(
    '/dashboard/benchmark-org-dimensions',
    {
      title: 'orgDimensions',
      texts: ['profile', 'results'],
      needs: 'local_admin',
      showAccountPicker: true,
      parent: '/dashboard/benchmark',
      tab: 'orgDimensions',
    },
    () => import('../../screens/dashboards/OrgDimensions.tsx'),
  ),
  route(
    '/icb-histogram',
    {
      title: 'histogram',
      texts: ['profile', 'results'],
      needs: 'admin',
      showAccountPicker: true,
      parent: '/dashboard/benchmark',
      tab: 'histogram',
    },
    () => import('../../screens/dashboards/TopicHistogram.tsx'),
  ),
  ...benchmarks,
];
