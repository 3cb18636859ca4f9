import { describe, expect, test } from 'vitest';
import { permissions } from '../../../domain/access/permissions.ts';
import type { ProductApp } from '../../../domain/access/routeAccess.ts';
import type { SignedInPerson } from '../../../domain/access/signedInPerson.ts';
import { hrRoutes } from '../../../src/routes/hrRoutes.ts';
import { mainRoutes } from '../../../src/routes/mainRoutes.ts';
import { canOpen, menuEntryOf, menuSections } from '../../../src/routes/menuSections.ts';
import { aPerson, now } from '../../domain/access/people.ts';
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

  test('has 13 entries for an administrator with every permission', () => {
    expect(menuOf(aPerson({ permissions: [...permissions] }))).toEqual({
      '/dashboard': [null],
      '/my-results': ['overview', 'metrics', 'benchmark', 'insights', 'builder'],
      '/manage-raters': [null],
      '/actions': [null],
      '/dashboard/benchmark': ['benchmark', 'orgDimensions', 'histogram', 'metrics', 'constellations'],
      '/micro-surveys/benchmarks': ['campaigns', 'customQuestions'],
      '/surveys': ['campaigns', 'summary', 'surveySearch'],
      '/users': ['users', 'import', 'rolesAudit', 'status'],
      '/teams': ['teams', 'audit', 'teamGroups'],
      '/hiring': [null],
      '/learn': [
        'learningPaths',
        'learningCampaigns',
        'learningAssignments',
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

  test('ROUTE-60 leads to the first page of the account settings, as their own address does', () => {
    const admin = aPerson({ permissions: ['user', 'local_admin'] });
    const first = linesOf(admin).find(({ entry }) => entry === '/account-settings')?.path;
    const own = mainRoutes.find(({ path }) => path === '/account-settings');
    expect(own?.redirectTo).toBe(first);
    expect(mainRoutes.find(({ path }) => path.startsWith('/account-settings/'))?.path).toBe(first);
  });

  test('opens the first tab that the person can open', () => {
    const { app_admin: content, supervisor: lead } = demoRoles;
    expect(content && linesOf(content).find(({ entry }) => entry === '/learn')?.path).toBe('/live-sessions');
    expect(lead && Object.keys(menuOf(lead))).toEqual([
      '/dashboard',
      '/my-results',
      '/manage-raters',
      '/actions',
      '/dashboard/benchmark',
      '/micro-surveys/benchmarks',
      '/surveys',
      '/teams',
    ]);
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
    ['/dashboard', '/dashboard'],
    ['/dashboard/pmresults/technical/:id?', '/dashboard/benchmark'],
    ['/user-results-const/:id?', '/dashboard/benchmark'],
    ['/admin/supplemental-questions', '/micro-surveys/benchmarks'],
    ['/update-profile', null],
  ])('%s belongs to %s', (path, entry) => {
    expect(entryOf(path)).toBe(entry);
  });
});
