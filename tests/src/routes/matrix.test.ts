import { describe, expect, test } from 'vitest';
import { decideRouteAccess, type ProductApp, type RouteAccess } from '../../../domain/access/routeAccess.ts';
import type { SignedInPerson } from '../../../domain/access/signedInPerson.ts';
import { reachesTier } from '../../../domain/access/tiers.ts';
import { resourceNamed } from '../../../resources/registry.ts';
import { hrHomePath, hrRoutes } from '../../../src/routes/hrRoutes.ts';
import { mainRoutes } from '../../../src/routes/mainRoutes.ts';
import { menuSections } from '../../../src/routes/menuSections.ts';
import type { Route } from '../../../src/routes/route.ts';
import { now } from '../../domain/access/people.ts';
import { demoRoles } from './roles.ts';

const enters = (person: SignedInPerson | null, route: Route, app: ProductApp): RouteAccess['kind'] =>
  decideRouteAccess(
    person,
    { needs: route.needs, code: route.code, hasCode: false, area: route.area },
    app,
    now,
  ).kind;

const entered = (person: SignedInPerson | null, routes: readonly Route[], app: ProductApp) =>
  routes.filter((route) => enters(person, route, app) === 'enter').map((route) => route.path);

const open = ['/logout', '/reset-password', '*'];
const metrics = ['/metrics', '/metrics/s', '/metrics/r', '/metrics/m', '/metrics/h'];
const user = [
  '/notifications',
  '/update-profile',
  '/change-password',
  '/',
  '/dashboard',
  '/my-results',
  '/my-results/overview',
  '/my-results/full',
  '/my-results/icb',
  '/my-results/insights',
  '/manage-raters',
  '/actions',
  '/actions/manage/:id',
  '/actions/manage/:id/update',
  '/my-sessions',
  '/my-sessions/s/:id',
  '/calendar',
  '/upcoming-sessions',
  '/dei-builder',
  '/my-learning',
  '/learn/view/:id',
  '/my-learning/certificates',
  '/user-results-const-report/:id',
  '/user-results-const-pdf/:id',
  '/individual-results-compare-p/:id',
  '/user-results-benchmark/:id?',
  '/user-results-relationship/:id?',
  ...metrics,
];
const benchmarks = '/micro-surveys/benchmarks';
const supervisor = [
  '/actions/create',
  '/learn/reports',
  '/learn/reports/people',
  '/dashboard/benchmark',
  '/dashboard/pmresults',
  '/dashboard/constellations',
  '/user-results-const/:id?',
  benchmarks,
  `${benchmarks}/create`,
  `${benchmarks}/manage/:id`,
  `${benchmarks}/manage/:id/update`,
  `${benchmarks}/manage/:id/participants`,
  `${benchmarks}/manage/:id/results`,
  `${benchmarks}/participant/:pid`,
  '/surveys',
  '/surveys/create',
  '/surveys/manage/:id',
  '/surveys/manage/:id/update',
  '/surveys/manage/:id/raters',
  '/surveys/survey/:sid',
  '/surveys/summary',
  '/surveys/search',
  '/teams',
  '/teams/update/:id',
];
const hiring = [
  '/hiring',
  '/hiring/create',
  '/hiring/manage/:id',
  '/hiring/manage/:id/update',
  '/hiring/manage/:id/fairness',
  '/hiring/applicant/:aid',
];
/** The pages behind the link of a role and the link of a reminder are open to anyone with the link. */
const applying = ['/apply/:code', '/stop-reminders/:code', '/certificates/:code'];
const localAdmin = [
  ...hiring,
  '/dashboard/pmresults/technical/:id?',
  `${benchmarks}/manage/:id/technical`,
  `${benchmarks}/mail-templates`,
  '/surveys/mail-templates',
  '/dashboard/benchmark-org-dimensions',
  '/teams/create',
  '/teams/groups',
  '/teams/groups/create',
  '/teams/groups/update/:id',
  '/users',
  '/users/create',
  '/users/update/:id',
  '/users/import',
  '/users/status',
  '/supplemental-questions',
  '/supplemental-questions/manage/:id',
  '/admin/supplemental-questions',
  '/users/roles-audit',
  '/account-settings',
  '/account-settings/relationships',
  '/account-settings/relationships/import',
  '/account-settings/branding',
  '/account-settings/general',
  '/teams/audit',
  '/account-settings/blueprints',
  '/account-settings/blueprints/create',
  '/account-settings/blueprints/update/:id',
  '/account-settings/constellations',
  '/account-settings/constellations/create',
  '/account-settings/constellations/update/:id',
  '/account-settings/constellations/sets',
  '/account-settings/constellations/sets/create',
  '/account-settings/constellations/sets/update/:id',
  '/learn',
  '/learn/manage/:id',
  '/learn/assignments',
  '/learn/certificates',
  '/learn/campaigns',
  '/learn/campaigns/create',
  '/learn/campaigns/update/:id',
  '/learn/rules',
  '/learn/rules/create',
  '/learn/rules/update/:id',
  '/admin',
];
const content = [
  '/learn/create',
  '/learn/manage/:id/update',
  '/courses',
  '/courses/create',
  '/courses/update/:id',
  '/courses/quiz/:id',
  '/courses/groups',
  '/courses/groups/create',
  '/courses/groups/update/:id',
];
const admin = [
  ...content,
  '/icb-histogram',
  '/questions',
  '/questions/edit/:id',
  '/questions/fit',
  '/admin/accounts',
  '/admin/accounts/create',
  '/admin/accounts/update/:id',
  '/admin/account-delegation',
  '/admin/move-users',
  '/admin/benchmark-file',
];

const liveSessions = [
  '/live-sessions',
  '/live-sessions/create',
  '/live-sessions/manage/:id',
  '/live-sessions/manage/:id/update',
  '/live-sessions/manage/:id/create',
  '/live-sessions/manage/:id/event/:sid',
  '/live-sessions/manage/:id/event/:sid/update',
];

const sprints = [
  '/dei-builder/admin/sprints',
  '/dei-builder/admin/sprints/create',
  '/dei-builder/admin/sprints/manage/:id',
  '/dei-builder/admin/sprints/manage/:id/update',
];

const everything = (...groups: string[][]) => groups.flat().sort();
const expected: Readonly<Record<string, string[]>> = {
  user: everything(open, applying, user),
  supervisor: everything(open, applying, user, supervisor),
  local_admin: everything(open, applying, user, supervisor, localAdmin),
  local_admin_delegated: everything(open, applying, user, supervisor, localAdmin),
  delegated_admin: everything(open, applying, user, supervisor, localAdmin),
  admin: everything(open, applying, user, supervisor, localAdmin, admin),
  super_admin: everything(open, applying, user, supervisor, localAdmin, admin, [
    '/admin/tasks',
    '/admin/security',
  ]),
  app_admin: everything(open, applying, user, liveSessions, sprints),
  full_hiring: everything(open, applying, user, hiring),
  api_access: everything(open, applying, user, supervisor, localAdmin),
  ai_console: everything(open, applying, user),
  ai_only: everything(open, applying, user),
  invitee: everything(open, applying, user),
  applicant: everything(open, applying, user),
  hr_user: ['/logout'],
  hr_admin: ['/logout'],
  other_local_admin: everything(open, applying, user, supervisor, localAdmin),
};

const listed = new Set(Object.values(expected).flat());
/** The accessible routes of records that are not listed above, by the tiers in their declarations. */
const derived = (person: SignedInPerson) =>
  mainRoutes
    .filter(({ path, resource }) => resource !== null && !listed.has(path))
    .filter(({ resource, mode }) => {
      const { access } = resourceNamed(String(resource));
      return reachesTier(person, mode === 'create' ? access.write : access.read, now);
    })
    .map(({ path }) => path);

describe('routes of the main app by demo role', () => {
  test.each(Object.entries(demoRoles))('GUARD-14 %s', (role, person) => {
    const own = expected[role] ?? [];
    const isLetIn = own.includes('/');
    expect(entered(person, mainRoutes, 'main').sort()).toEqual(
      everything(own, isLetIn ? derived(person) : []),
    );
  });
  test('GUARD-01 signed-out people can open pages without a session', () => {
    expect(entered(null, mainRoutes, 'main').sort()).toEqual(everything(['/login'], open, applying));
  });
});

describe('routes of the HR app by demo role', () => {
  const own = ['/notifications', '/update-profile', '/change-password', '/', '/dashboard', '/dashboard/user'];
  const search = ['/search', '/search/:slug/:sqid'];
  const accounts = ['/accounts', '/accounts/create', '/accounts/manage/:id'];
  const projects = [
    '/projects',
    '/projects/create',
    '/projects/update/:id',
    '/projects/view/:id/:tab?',
    '/projects/upload/:id',
  ];
  const inHr: Readonly<Record<string, string[]>> = {
    hr_user: everything(open, own, search),
    hr_admin: everything(open, own, search, accounts, projects),
    admin: everything(open, own, accounts, projects),
    super_admin: everything(open, own, accounts, projects),
  };
  test.each(Object.entries(demoRoles))('GUARD-10 GUARD-11 %s', (role, person) => {
    expect(entered(person, hrRoutes, 'hr').sort()).toEqual(inHr[role] ?? ['/logout']);
  });
});

test('HR-28 HR-29 the root of the HR app leads administrators to the projects and others to their dashboard', () => {
  const { hr_user: ordinary, hr_admin: delegated } = demoRoles;
  expect(ordinary && hrHomePath(ordinary, now)).toBe('/dashboard/user');
  expect(delegated && hrHomePath(delegated, now)).toBe('/projects');
});

test('HR-07 the HR app has its own navigation', () => {
  const person = demoRoles.hr_admin;
  const paths = (person ? menuSections(person, hrRoutes, 'hr', now) : []).flatMap((section) =>
    section.lines.map(({ path }) => path),
  );
  expect(paths).toEqual(['/dashboard/user', '/search', '/projects', '/accounts']);
});
