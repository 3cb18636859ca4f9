import { crudRoutes } from '../crudRoutes.ts';
import { areaRoutes, type Route, route } from '../route.ts';

const teams = areaRoutes('/teams', { needs: 'supervisor', showAccountPicker: true }, [
  ...crudRoutes('teams', {
    texts: { list: ['teams'], update: ['teams'] },
    list: 'teams',
    create: 'teamCreate',
    update: 'teamUpdate',
    createNeeds: 'local_admin',
    menu: { group: 'people', icon: 'teams' },
  }),
  route(
    '/audit',
    {
      title: 'teamsAudit',
      texts: ['teams'],
      needs: 'local_admin',
      menu: { group: 'people', icon: 'teamsAudit' },
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
      menu: { group: 'people', icon: 'groups' },
    }),
  ),
]);

const users = areaRoutes('/users', { needs: 'local_admin', showAccountPicker: true }, [
  ...crudRoutes('users', {
    texts: { list: ['people'], create: ['campaigns', 'people'], update: ['campaigns', 'people'] },
    list: 'users',
    create: 'userCreate',
    update: 'userUpdate',
    menu: { group: 'people', icon: 'users' },
  }),
  route(
    '/import',
    { title: 'userImport', texts: ['imports'], menu: { group: 'people', icon: 'userImport' } },
    () => import('../../screens/imports/ImportUsers.tsx'),
  ),
  route(
    '/roles-audit',
    { title: 'rolesAudit', texts: ['people'], menu: { group: 'people', icon: 'roles' } },
    () => import('../../screens/people/RolesAudit.tsx'),
  ),
  route(
    '/status',
    { title: 'usersStatus', texts: ['people'] },
    () => import('../../screens/people/ChangeStatus.tsx'),
  ),
]);

/** Teams, team groups and people of the account. */
export const peopleRoutes: readonly Route[] = [...teams, ...users];
