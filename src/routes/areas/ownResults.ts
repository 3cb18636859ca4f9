import { areaRoutes, type Route, redirectRoute, route } from '../route.ts';

const menu = { group: 'mine', icon: 'ownResults', letter: 'm' } as const;

/** A person's own results: one entry of the menu with a tab for each page. */
export const ownResultsRoutes: readonly Route[] = [
  redirectRoute('/my-results', '/my-results/overview', 'user', menu),
  ...areaRoutes('/my-results', { needs: 'user', parent: '/my-results' }, [
    route(
      '/overview',
      { title: 'resultsOverview', texts: ['ownResults', 'profile', 'results'], tab: 'overview' },
      () => import('../../screens/myResults/ResultsOverview.tsx'),
    ),
    route(
      '/full',
      { title: 'personalMetrics', texts: ['metricResults', 'ownResults', 'results'], tab: 'metrics' },
      () => import('../../screens/myResults/FullResults.tsx'),
    ),
    route(
      '/icb',
      { title: 'icbResults', texts: ['profile', 'results'], tab: 'benchmark' },
      () => import('../../screens/myResults/OwnBenchmarkResults.tsx'),
    ),
    route(
      '/insights',
      { title: 'insights', texts: ['ownResults', 'results'], tab: 'insights' },
      () => import('../../screens/myResults/Insights.tsx'),
    ),
  ]),
];
