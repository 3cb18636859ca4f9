import { area, type Route, redirect, route } from '../route.ts';

/** A person's own results. The menu has one entry for all of them. */
export const ownResultsRoutes: readonly Route[] = [
  {
    ...redirect('/my-results', '/my-results/overview', 'user'),
    menu: { group: 'mine', icon: 'results' },
  },
  ...area('/my-results', { needs: 'user' }, [
    route('/overview', { title: 'resultsOverview' }, () => import('../../screens/myResults/Overview.tsx')),
    route('/full', { title: 'personalMetrics' }, () => import('../../screens/myResults/FullResults.tsx')),
    route('/icb', { title: 'icbResults' }, () => import('../../screens/myResults/IcbResults.tsx')),
    route('/insights', { title: 'insights' }, () => import('../../screens/myResults/Insights.tsx')),
  ]),
];
