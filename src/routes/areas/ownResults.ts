import { areaRoutes, type Route, redirectRoute, route } from '../route.ts';

/** A person's own results. The menu has one entry for all of them. */
export const ownResultsRoutes: readonly Route[] = [
  {
    ...redirectRoute('/my-results', '/my-results/overview', 'user'),
    menu: { group: 'mine', icon: 'results' },
  },
  ...areaRoutes('/my-results', { needs: 'user' }, [
    route(
      '/overview',
      { title: 'resultsOverview', texts: ['ownResults', 'profile', 'results'] },
      () => import('../../screens/myResults/ResultsOverview.tsx'),
    ),
    route(
      '/full',
      { title: 'personalMetrics', texts: ['metricResults', 'ownResults', 'results'] },
      () => import('../../screens/myResults/FullResults.tsx'),
    ),
    route(
      '/icb',
      { title: 'icbResults', texts: ['ownResults', 'profile', 'results'] },
      () => import('../../screens/myResults/OwnBenchmarkResults.tsx'),
    ),
    route(
      '/insights',
      { title: 'insights', texts: ['ownResults', 'results'] },
      () => import('../../screens/myResults/Insights.tsx'),
    ),
  ]),
];
