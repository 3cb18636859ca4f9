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
      { title: 'resultsOverview' },
      () => import('../../screens/myResults/ResultsOverview.tsx'),
    ),
    route('/full', { title: 'personalMetrics' }, () => import('../../screens/myResults/FullResults.tsx')),
    route('/icb', { title: 'icbResults' }, () => import('../../screens/myResults/OwnBenchmarkResults.tsx')),
    route('/insights', { title: 'insights' }, () => import('../../screens/myResults/Insights.tsx')),
  ]),
];
