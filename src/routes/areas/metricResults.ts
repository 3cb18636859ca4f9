import { type Route, route } from '../route.ts';

/** The personal metrics of groups and constellations, and comparisons of profiles. */
export const metricResultRoutes: readonly Route[] = [
  route(
    '/dei-builder',
    {
      title: 'builderDashboard',
      texts: ['ownSprints'],
      needs: 'user',
      parent: '/my-results',
      tab: 'builder',
    },
    () => import('../../screens/builder/own/BuilderDashboard.tsx'),
  ),
  route(
    '/dashboard/pmresults',
    {
      title: 'personalMetrics',
      texts: ['metricResults', 'profile', 'published', 'results'],
      needs: 'supervisor',
      showAccountPicker: true,
      parent: '/dashboard/benchmark',
      tab: 'metrics',
    },
    () => import('../../screens/metricResults/PersonalMetricsResults.tsx'),
  ),
  route(
    '/dashboard/pmresults/technical/:id?',
    {
      title: 'technicalInformation',
      texts: ['profile', 'results', 'technical'],
      needs: 'local_admin',
      showAccountPicker: true,
    },
    () => import('../../screens/metricResults/TechnicalInformation.tsx'),
  ),
  route(
    '/dashboard/constellations',
    {
      title: 'constellationResults',
      texts: ['metricResults', 'profile', 'results'],
      needs: 'supervisor',
      showAccountPicker: true,
      parent: '/dashboard/benchmark',
      tab: 'constellations',
    },
    () => import('../../screens/metricResults/Constellations.tsx'),
  ),
  route(
    '/user-results-const/:id?',
    {
      title: 'constellationWhatIf',
      texts: ['metricResults', 'profile', 'results'],
      needs: 'supervisor',
      showAccountPicker: true,
      parent: '/dashboard/benchmark',
    },
    () => import('../../screens/metricResults/ConstellationWhatIf.tsx'),
  ),
  route(
    '/user-results-const-report/:id',
    {
      title: 'constellationReport',
      texts: ['metricResults', 'profile', 'results'],
      needs: 'user',
    },
    () => import('../../screens/metricResults/ConstellationReport.tsx'),
  ),
  route(
    '/user-results-const-pdf/:id',
    { title: 'constellationPaper', texts: ['metricResults', 'profile', 'results'], needs: 'user' },
    () => import('../../screens/metricResults/ConstellationPrint.tsx'),
  ),
  route(
    '/individual-results-compare-p/:id',
    { title: 'compareProfiles', texts: ['metricResults', 'profile', 'results'], needs: 'user' },
    () => import('../../screens/metricResults/CompareProfiles.tsx'),
  ),
  route(
    '/user-results-benchmark/:id?',
    { title: 'resultsBenchmark', texts: ['metricResults', 'profile', 'results'], needs: 'user' },
    () => import('../../screens/metricResults/ProfileBenchmark.tsx'),
  ),
  route(
    '/user-results-relationship/:id?',
    {
      title: 'resultsRelationship',
      texts: ['metricResults', 'ownResults', 'profile', 'results'],
      needs: 'user',
    },
    () => import('../../screens/metricResults/ProfileByRelationship.tsx'),
  ),
];
