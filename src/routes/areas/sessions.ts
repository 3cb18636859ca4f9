import { crudRoutes } from '../crudRoutes.ts';
import { areaRoutes, type Route, redirectRoute, route } from '../route.ts';

/** Topics of live sessions and their dated events. */
export const sessionsRoutes: readonly Route[] = areaRoutes('/live-sessions', { needs: 'app_admin' }, [
  ...crudRoutes('event_topics', {
    list: 'eventTopics',
    create: 'eventTopicCreate',
    update: 'eventTopicUpdate',
    updatePath: '/manage/:id/update',
    parent: '/learn',
    tab: 'liveSessions',
  }),
  route(
    '/manage/:id',
    { title: 'eventTopicManage', texts: ['liveSessions'], resource: 'event_topics' },
    () => import('../../screens/sessionsAdmin/TopicManage.tsx'),
  ),
  route(
    '/manage/:id/create',
    { title: 'eventCreate', texts: ['liveSessions', 'formLocks'], mode: 'create' },
    () => import('../../screens/sessionsAdmin/EventCreate.tsx'),
  ),
  route(
    '/manage/:id/event/:sid',
    { title: 'eventManage', texts: ['liveSessions'] },
    () => import('../../screens/sessionsAdmin/EventManage.tsx'),
  ),
  route(
    '/manage/:id/event/:sid/update',
    { title: 'eventUpdate', texts: ['liveSessions', 'formLocks'], mode: 'update' },
    () => import('../../screens/sessionsAdmin/EventUpdate.tsx'),
  ),
]);

/** Live sessions as their participants see them. */
export const mySessionRoutes: readonly Route[] = [
  route(
    '/my-sessions',
    { title: 'mySessions', needs: 'user', texts: ['mySessions'], parent: '/learn', tab: 'mySessions' },
    () => import('../../screens/mySessions/MySessions.tsx'),
  ),
  route(
    '/my-sessions/s/:id',
    { title: 'mySession', needs: 'user', texts: ['mySessions', 'campaigns'], parent: '/learn' },
    () => import('../../screens/mySessions/SessionPage.tsx'),
  ),
  route(
    '/calendar',
    {
      title: 'calendar',
      needs: 'user',
      texts: ['calendar'],
      parent: '/learn',
      tab: 'calendar',
      module: 'calendar',
    },
    () => import('../../screens/calendar/Calendar.tsx'),
  ),
  redirectRoute('/upcoming-sessions', '/my-sessions', 'user'),
];
