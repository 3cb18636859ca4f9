import { type Route, route, withoutShell } from './route.ts';

/** The routes that both apps share: signing in and out, the profile. */
export const sharedRoutes: readonly Route[] = [
  route(
    '/login',
    { title: 'login', texts: ['signIn'], needs: 'anyone', area: 'signIn', ...withoutShell },
    () => import('../screens/signIn/Login.tsx'),
  ),
  route(
    '/logout',
    { title: 'logout', texts: ['signIn'], needs: 'anyone', area: 'signOut', ...withoutShell },
    () => import('../screens/signIn/Logout.tsx'),
  ),
  route(
    '/reset-password',
    { title: 'resetPassword', texts: ['signIn'], needs: 'anyone', ...withoutShell },
    () => import('../screens/signIn/ResetPassword.tsx'),
  ),
  route(
    '/update-profile',
    { title: 'updateProfile', texts: ['notifications', 'profile', 'signIn'], needs: 'user' },
    () => import('../screens/profile/UpdateProfile.tsx'),
  ),
  route(
    '/notifications',
    { title: 'notifications', texts: ['notifications'], needs: 'user' },
    () => import('../screens/notifications/Notifications.tsx'),
  ),
  route(
    '/change-password',
    { title: 'changePassword', texts: ['profile', 'signIn'], needs: 'user' },
    () => import('../screens/profile/ChangePassword.tsx'),
  ),
];

/** Last in both route tables; matches every other path. */
export const notFoundRoute: Route = route(
  '*',
  { title: 'notFound', needs: 'anyone' },
  () => import('../screens/notFound/NotFound.tsx'),
);
