import { crudRoutes } from '../crudRoutes.ts';
import { areaRoutes, type Route, redirectRoute, route } from '../route.ts';

const blueprints = areaRoutes(
  '/blueprints',
  {},
  crudRoutes('blueprints', {
    texts: { update: ['builder'] },
    list: 'blueprints',
    create: 'blueprintCreate',
    update: 'blueprintUpdate',
    updateScreen: () => import('../../screens/builder/BlueprintUpdate.tsx'),
    tab: 'blueprints',
  }),
);

const constellations = areaRoutes('/constellations', {}, [
  ...crudRoutes('constellations', {
    texts: { update: ['builder'] },
    list: 'constellations',
    create: 'constellationCreate',
    update: 'constellationUpdate',
    updateScreen: () => import('../../screens/builder/ConstellationUpdate.tsx'),
    tab: 'constellations',
  }),
  ...areaRoutes(
    '/sets',
    {},
    crudRoutes('constellation_sets', {
      texts: { update: ['builder'] },
      list: 'constellationSets',
      create: 'constellationSetCreate',
      update: 'constellationSetUpdate',
      updateScreen: () => import('../../screens/builder/ConstellationSetUpdate.tsx'),
      tab: 'constellationSets',
    }),
  ),
]);

const menu = { group: 'administration', icon: 'settings', letter: 'c' } as const;

/** The pages in the order of their tabs. */
const pages: readonly Route[] = [
  route(
    '/relationships',
    {
      title: 'relationships',
      texts: ['relationships'],
      tab: 'relationships',
    },
    () => import('../../screens/relationships/Relationships.tsx'),
  ),
  route(
    '/relationships/import',
    {
      title: 'relationshipImport',
      texts: ['imports'],
      parent: '/account-settings/relationships',
    },
    () => import('../../screens/imports/ImportRelationships.tsx'),
  ),
  route(
    '/branding',
    { title: 'branding', texts: ['branding'], tab: 'branding' },
    () => import('../../screens/branding/Branding.tsx'),
  ),
  route(
    '/general',
    { title: 'accountSettings', texts: ['accountSettings'], tab: 'accountSettings' },
    () => import('../../screens/accounts/AccountSettings.tsx'),
  ),
  ...blueprints,
  ...constellations,
];

/** The settings of an account: relationships, blueprints and constellations. The area's own address leads to its first page. */
export const settingsRoutes: readonly Route[] = areaRoutes(
  '/account-settings',
  { needs: 'local_admin', showAccountPicker: true, parent: '/account-settings' },
  [redirectRoute('/', `/account-settings${pages[0]?.path ?? ''}`, 'local_admin', menu), ...pages],
);
