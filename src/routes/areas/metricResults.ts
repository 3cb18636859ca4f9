import { type Route, route } from '../route.ts';

/** The personal metrics of groups, and of people who are seen together. */
export const metricResultRoutes: readonly Route[] = [
  route(
    '/dashboard/pmresults',
    {
      title: 'personalMetrics',
      needs: 'supervisor',
      showAccountPicker: true,
      menu: { group: 'surveys', icon: 'metricResults' },
    },
    () => import('../../screens/metricResults/PmResults.tsx'),
  ),
];
