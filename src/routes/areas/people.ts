import { crudRoutes } from '../crudRoutes.ts';
import { areaRoutes, type Route, route } from '../route.ts';

const teams = areaRoutes('/teams', { needs: 'supervisor', showAccountPicker: true }, [
  ...crudRoutes('teams', {
    texts: { list: ['teams'], update: ['teams'] },
    list: 'teams',
    create: 'teamCreate',
    update: 'teamUpdate',
    createNeeds: 'local_admin',
    menu: { group: 'people', icon: 'teams', letter: 't' },
    tab: 'teams',
  }),
  route(
    '/audit',
    {
      title: 'teamsAudit',
      texts: ['teams'],
      needs: 'local_admin',
      parent: '/teams',
      tab: 'audit',
    },
    () => import('../../screens/teams/TeamsAudit.tsx'),
  ),
  ...areaRoutes(
    '/groups',
    { needs: 'local_admin' },
    crudRoutes('team_groups', {
      list: 'teamGroups',
      create: 'teamGroupCreate',
      update: 'teamGroupUpdate',
      parent: '/teams',
      tab: 'teamGroups',
    }),
  ),
]);

const users = areaRoutes('/users', { needs: 'local_admin', showAccountPicker: true }, [
  ...crudRoutes('users', {
    texts: { list: ['people'], create: ['campaigns', 'people'], update: ['campaigns', 'people'] },
    list: 'users',
    create: 'userCreate',
    update: 'userUpdate',
    menu: { group: 'people', icon: 'users', letter: 'p' },
    tab: 'users',
  }),
  route(
    '/import',
    { title: 'userImport', texts: ['imports'], parent: '/users', tab: 'import' },
    () => import('../../screens/imports/ImportUsers.tsx'),
  ),
  route(
    '/roles-audit',
    { title: 'rolesAudit', texts: ['people'], parent: '/users', tab: 'rolesAudit' },
    () => import('../../screens/people/RolesAudit.tsx'),
  ),
  route(
    '/status',
    { title: 'usersStatus', texts: ['people'], parent: '/users', tab: 'status' },
    () => import('../../screens/people/ChangeStatus.tsx'),
  ),
]);

/** Teams, team groups and people of the account. */
export const peopleRoutes: readonly Route[] = [...users, ...teams];
