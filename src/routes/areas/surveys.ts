import { crudRoutes } from '../crudRoutes.ts';
import { areaRoutes, type Route, route, withoutShell } from '../route.ts';

/** 360 campaigns (self-assessments included), and the public page for unsubscribing from reminders. */
export const surveyRoutes: readonly Route[] = [
  ...areaRoutes('/surveys', { needs: 'supervisor', showAccountPicker: true }, [
    ...crudRoutes('survey_campaigns', {
      texts: { create: ['surveys'], update: ['surveys'] },
      updatePath: '/manage/:id/update',
      menu: { group: 'surveys', icon: 'assessments', letter: 'a' },
      tab: 'campaigns',
    }),
    route(
      '/manage/:id',
      {
        title: 'surveyManage',
        texts: ['campaigns', 'profile', 'published', 'results', 'surveys'],
        resource: 'survey_campaigns',
      },
      () => import('../../screens/surveys/SurveyManage.tsx'),
    ),
    route(
      '/manage/:id/raters',
      { title: 'surveyRaters', texts: ['campaigns', 'raters'], resource: 'survey_campaigns' },
      () => import('../../screens/raters/CycleRaters.tsx'),
    ),
    route(
      '/manage/:id/mails',
      { title: 'surveyMails', texts: ['campaignMails'], resource: 'survey_campaigns' },
      () => import('../../screens/campaigns/mails/SurveyMails.tsx'),
    ),
    route(
      '/mail-templates',
      { title: 'surveyMailTemplates', texts: ['campaignMails'], needs: 'local_admin' },
      () => import('../../screens/campaigns/mails/SurveyMailTemplates.tsx'),
    ),
    route(
      '/survey/:sid',
      { title: 'surveyTarget', texts: ['campaigns', 'surveys'] },
      () => import('../../screens/surveys/SurveyParticipant.tsx'),
    ),
    route(
      '/summary',
      {
        title: 'surveySummary',
        texts: ['campaigns', 'surveys'],
        parent: '/surveys',
        tab: 'summary',
      },
      () => import('../../screens/surveys/SurveySummary.tsx'),
    ),
    route(
      '/search',
      { title: 'surveySearch', texts: ['surveys'], parent: '/surveys', tab: 'surveySearch' },
      () => import('../../screens/surveys/SurveySearch.tsx'),
    ),
  ]),
  route(
    '/stop-reminders/:code',
    { title: 'stopReminders', texts: ['surveys'], needs: 'anyone', ...withoutShell },
    () => import('../../screens/surveys/StopReminders.tsx'),
  ),
];
