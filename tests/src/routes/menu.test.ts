import { describe, expect, test } from 'vitest';
import { permissions } from '../../../domain/access/permissions.ts';
import type { ProductApp } from '../../../domain/access/routeAccess.ts';
import type { SignedInPerson } from '../../../domain/access/signedInPerson.ts';
import { app as appTexts } from '../../../locales/en/app.ts';
import { hrRoutes } from '../../../src/routes/hrRoutes.ts';
import { mainRoutes } from '../../../src/routes/mainRoutes.ts';
import { canOpen, menuEntryOf, menuSections } from '../../../src/routes/menuSections.ts';
import { anAccount, aPerson, now } from '../../domain/access/people.ts';
import { demoRoles } from './roles.ts';

const tables = [
  ['main', mainRoutes],
  ['hr', hrRoutes],
] as const;
const linesOf = (person: SignedInPerson, app: ProductApp = 'main') =>
  menuSections(person, app === 'hr' ? hrRoutes : mainRoutes, app, now).flatMap(({ lines }) => lines);
const menuOf = (person: SignedInPerson) =>
  Object.fromEntries(linesOf(person).map(({ entry, pages }) => [entry, pages.map(({ tab }) => tab)]));
const entryOf = (path: string) => {
  const route = mainRoutes.find((one) => one.path === path);
  return route && menuEntryOf(mainRoutes, route);
};

describe('the menu', () => {
  test('offers only pages that the person can open, and no page twice', () => {
    for (const person of Object.values(demoRoles)) {
      for (const [app] of tables) {
        const lines = linesOf(person, app);
        const pages = lines.flatMap((line) => line.pages);
        for (const page of pages) expect(canOpen(person, page, app, now), page.path).toBe(true);
        for (const { path, pages } of lines) expect(path).toBe(pages[0]?.path);
        expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
      }
    }
  });

  test('ADMIN-12 has at most 12 entries for every demo user and for someone with every permission', () => {
    const people = [...Object.values(demoRoles), aPerson({ permissions: [...permissions] })];
    for (const [app] of tables) {
      for (const person of people) expect(linesOf(person, app).length).toBeLessThanOrEqual(12);
    }
  });

  test('groups the pages of an administrator with every permission', () => {
    const ownAccount = anAccount({ modules: [1, 3, 4] });
    expect(menuOf(aPerson({ permissions: [...permissions] }, { ownAccount }))).toEqual({
      '/dashboard': [null],
      '/my-results': ['overview', 'metrics', 'benchmark', 'insights', 'raters', 'builder'],
      '/dashboard/benchmark': ['benchmark', 'orgDimensions', 'histogram', 'metrics', 'constellations'],
      '/micro-surveys/benchmarks': ['campaigns', 'customQuestions'],
      '/surveys': ['campaigns', 'summary', 'surveySearch'],
      '/users': ['users', 'import', 'rolesAudit', 'status'],
      '/teams': ['teams', 'audit', 'teamGroups', 'actions'],
      '/hiring': [null],
      '/learn': [
        'myLearning',
        'mySessions',
        'calendar',
        'learningPaths',
        'learningCampaigns',
        'certificates',
        'learningAssignments',
        'learningRules',
        'learningReports',
        'courses',
        'courseGroups',
        'liveSessions',
        'sprints',
      ],
      '/account-settings': [
        'relationships',
        'branding',
        'accountSettings',
        'blueprints',
        'constellations',
        'constellationSets',
      ],
      '/admin': ['accounts', 'delegation', 'moveUsers', 'benchmarkFile', 'tasks', 'security', 'questions'],
    });
  });

  test('ROLE-55 offers the calendar only to people whose account has its module', () => {
    const tabsWith = (modules: readonly number[]) =>
      menuOf(aPerson({}, { ownAccount: anAccount({ modules }) }))['/learn'];
    expect(tabsWith([1, 3])).not.toContain('calendar');
    expect(tabsWith([4])).toContain('calendar');
  });

  test('ROUTE-60 leads to the first page of the account settings, as their own address does', () => {
    const admin = aPerson({ permissions: ['user', 'local_admin'] });
    const first = linesOf(admin).find(({ entry }) => entry === '/account-settings')?.path;
    const own = mainRoutes.find(({ path }) => path === '/account-settings');
    expect(own?.redirectTo).toBe(first);
    expect(mainRoutes.find(({ path }) => path.startsWith('/account-settings/'))?.path).toBe(first);
  });

  test('opens the first tab that the person can open', () => {
    const { app_admin: content, supervisor: lead } = demoRoles;
    expect(content && linesOf(content).find(({ entry }) => entry === '/learn')?.path).toBe('/my-learning');
    expect(lead && Object.keys(menuOf(lead))).toEqual([
      '/dashboard',
      '/my-results',
      '/learn',
      '/dashboard/benchmark',
      '/micro-surveys/benchmarks',
      '/surveys',
      '/teams',
    ]);
  });

  test('names an entry after its page where the person can open no other', () => {
    const iconOf = (role: string) => {
      const person = demoRoles[role];
      return person && linesOf(person).find(({ entry }) => entry === '/teams')?.icon;
    };
    expect(iconOf('user')).toBe('actions');
    expect(iconOf('supervisor')).toBe('teams');
  });

  test('no two entries have the same name', () => {
    const named = linesOf(aPerson({ permissions: [...permissions] })).map(
      ({ icon }) => appTexts.nav.entries[icon],
    );
    expect(new Set(named).size).toBe(named.length);
  });

  test('each entry of a table has a letter of its own', () => {
    for (const [, routes] of tables) {
      const letters = routes.flatMap(({ menu }) => (menu ? [menu.letter] : []));
      expect(new Set(letters).size).toBe(letters.length);
      for (const letter of letters) expect(letter).toMatch(/^[a-z]$/);
    }
  });

  test('every tab belongs to an entry of its table, and every page to at most one', () => {
    for (const [, routes] of tables) {
      const entries = routes.filter(({ menu }) => menu !== null).map(({ path }) => path);
      for (const route of routes) {
        if (route.parent !== null || route.tab !== null) {
          expect(entries, route.path).toContain(route.parent ?? route.path);
        }
        const entry = menuEntryOf(routes, route);
        if (entry !== null) expect(entries, route.path).toContain(entry);
      }
    }
  });

  test.each([
    ['/teams/groups/update/:id', '/teams'],
    ['/users/status', '/users'],
    ['/courses/groups/create', '/learn'],
    ['/dei-builder/admin/sprints/create', '/learn'],
    ['/dei-builder', '/my-results'],
    ['/manage-raters', '/my-results'],
    ['/actions/manage/:id', '/teams'],
    ['/my-learning', '/learn'],
    ['/learn/view/:id', '/learn'],
    ['/dashboard', '/dashboard'],
    ['/dashboard/pmresults/technical/:id?', '/dashboard/benchmark'],
    ['/user-results-const/:id?', '/dashboard/benchmark'],
    ['/admin/supplemental-questions', '/micro-surveys/benchmarks'],
    ['/update-profile', null],
  ])('%s belongs to %s', (path, entry) => {
    expect(entryOf(path)).toBe(entry);
  });
});
