import { type Route, route } from '../route.ts';

/** The personal metrics of groups and constellations, and comparisons of profiles. */
export const metricResultRoutes: readonly Route[] = [
  route(
    '/dei-builder',
    { title: 'builderDashboard', needs: 'user', menu: { group: 'mine', icon: 'builder' } },
    () => import('../../screens/metricResults/BuilderDashboard.tsx'),
  ),
  route(
    '/dashboard/pmresults',
    {
      title: 'personalMetrics',
      needs: 'supervisor',
      showAccountPicker: true,
      menu: { group: 'surveys', icon: 'metricResults' },
    },
    () => import('../../screens/metricResults/PersonalMetricsResults.tsx'),
  ),
  route(
    '/dashboard/constellations',
    {
      title: 'constellationResults',
      needs: 'supervisor',
      showAccountPicker: true,
      menu: { group: 'surveys', icon: 'constellationResults' },
    },
    () => import('../../screens/metricResults/Constellations.tsx'),
  ),
  route(
    '/user-results-const/:id?',
    { title: 'constellationWhatIf', needs: 'supervisor', showAccountPicker: true },
    () => import('../../screens/metricResults/ConstellationWhatIf.tsx'),
  ),
  route(
    '/user-results-const-report/:id',
    { title: 'constellationReport', needs: 'user' },
    () => import('../../screens/metricResults/ConstellationReport.tsx'),
  ),
  route(
    '/user-results-const-pdf/:id',
    { title: 'constellationPaper', needs: 'user' },
    () => import('../../screens/metricResults/ConstellationPrint.tsx'),
  ),
  route(
    '/individual-results-compare-p/:id',
    { title: 'compareProfiles', needs: 'user' },
    () => import('../../screens/metricResults/CompareProfiles.tsx'),
  ),
  route(
    '/user-results-benchmark/:id?',
    { title: 'resultsBenchmark', needs: 'user' },
    () => import('../../screens/metricResults/ProfileBenchmark.tsx'),
  ),
  route(
    '/user-results-relationship/:id?',
    { title: 'resultsRelationship', needs: 'user' },
    () => import('../../screens/metricResults/ProfileByRelationship.tsx'),
  ),
];
