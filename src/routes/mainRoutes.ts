import { builderRoutes } from './areas/builder.ts';
import { cultureRoutes } from './areas/culture.ts';
import { hiringRoutes } from './areas/hiring.ts';
import { learningRoutes, ownLearningRoutes } from './areas/learning.ts';
import { metricResultRoutes } from './areas/metricResults.ts';
import { ownResultsRoutes } from './areas/ownResults.ts';
import { peopleRoutes } from './areas/people.ts';
import { platformRoutes } from './areas/platform.ts';
import { questionsRoutes } from './areas/questions.ts';
import { mySessionRoutes, sessionsRoutes } from './areas/sessions.ts';
import { settingsRoutes } from './areas/settings.ts';
import { surveyRoutes } from './areas/surveys.ts';
import { teamActionRoutes } from './areas/teamActions.ts';
import { assessmentRoute, type Route, redirectRoute, route } from './route.ts';
import { notFoundRoute, sharedRoutes } from './sharedRoutes.ts';

/** The route table of the main app, used by the router, layout, guard, menu and account picker. */
export const mainRoutes: readonly Route[] = [
  ...sharedRoutes,
  redirectRoute('/', '/dashboard', 'user'),
  route(
    '/dashboard',
    {
      title: 'dashboard',
      texts: ['home', 'profile', 'results'],
      needs: 'user',
      menu: { group: 'mine', icon: 'home', letter: 'd' },
    },
    () => import('../screens/home/UserDashboard.tsx'),
  ),
  ...ownResultsRoutes,
  route(
    '/manage-raters',
    {
      title: 'manageRaters',
      texts: ['raters'],
      needs: 'user',
      parent: '/my-results',
      tab: 'raters',
    },
    () => import('../screens/raters/ManageRaters.tsx'),
  ),
  assessmentRoute('/metrics', 'assessment'),
  assessmentRoute('/metrics/s', 'selfAssessment'),
  assessmentRoute('/metrics/r', 'raterAssessment'),
  assessmentRoute('/metrics/m', 'benchmarkAssessment'),
  assessmentRoute('/metrics/h', 'applicantAssessment'),
  ...cultureRoutes,
  ...surveyRoutes,
  ...metricResultRoutes,
  ...peopleRoutes,
  ...teamActionRoutes,
  ...ownLearningRoutes,
  ...mySessionRoutes,
  ...learningRoutes,
  ...sessionsRoutes,
  ...builderRoutes,
  ...hiringRoutes,
  ...settingsRoutes,
  ...platformRoutes,
  ...questionsRoutes,
  notFoundRoute,
];
