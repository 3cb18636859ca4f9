import { describe, expect, test } from 'vitest';
import type { Tier } from '../../../domain/access/tiers.ts';
import { hrRoutes } from '../../../src/routes/hrRoutes.ts';
import { mainRoutes } from '../../../src/routes/mainRoutes.ts';
import type { Route } from '../../../src/routes/route.ts';
import specification from '../../spec/routes.json' with { type: 'json' };
import { en } from '../../support/englishTexts.ts';
import { matchRoute } from '../../support/matchRoute.ts';

type SpecRoute = (typeof specification.routes)[number];

const { titles } = en;

const tables = { main: mainRoutes, hr: hrRoutes } as const;
const pathOf = (spec: SpecRoute) => (spec.pathBasis === 'catchall' ? '*' : spec.path);
const appsOf = (spec: SpecRoute): ('main' | 'hr')[] =>
  spec.app === 'both' ? ['main', 'hr'] : [spec.app as 'main' | 'hr'];
const builtIn = (app: 'main' | 'hr', spec: SpecRoute) =>
  tables[app].find((route) => route.path === pathOf(spec));

const built = specification.routes.flatMap((spec) =>
  appsOf(spec).flatMap((app) => {
    const route = builtIn(app, spec);
    return route ? [{ spec, route }] : [];
  }),
);

/** A redirect leads to another page of its area while the specified page does not exist yet. */
const isBuilt = (target: unknown) => mainRoutes.some(({ path }) => path === target);

/** A route in the specification, and the same route in the table. */
function comparable({ spec, route }: { spec: SpecRoute; route: Route }) {
  const pairs = {
    title: [spec.title, route.title && titles[route.title]],
    tier: [spec.minPermission ?? (spec.minPermissionKnown ? 'none' : null), strictest(route) ?? 'none'],
    showNav: [spec.showNav, route.showNav],
    showHeader: [spec.showHeader, route.showHeader],
    showAccountPicker: [spec.showAccountPicker, route.showAccountPicker],
    mode: [spec.mode, route.mode],
    redirectTo: [isBuilt(spec.redirectTo) ? spec.redirectTo : null, route.redirectTo],
  };
  return Object.entries(pairs).filter(([, [specified]]) => specified !== null);
}

/** Expects that the routes with these ids exist, render or redirect, and match the specification. */
function areAsSpecified(ids: string) {
  for (const id of ids.split(' ')) {
    const matched = built.filter(({ spec }) => spec.reqs.includes(id));
    expect(matched.length, id).toBeGreaterThan(0);
    for (const one of matched) {
      for (const [fact, [specified, is]] of comparable(one))
        expect(is, `${one.spec.path} ${fact}`).toEqual(specified);
      expect(one.route.idParam).toBe(one.spec.idParam);
      const leadsOn = one.route.redirectTo !== null || one.route.leavesProgram;
      expect(leadsOn || typeof one.route.load === 'function', one.spec.path).toBe(true);
    }
  }
}

describe('the route table', () => {
  test('matches the specification', () => {
    areAsSpecified([...new Set(built.flatMap(({ spec }) => spec.reqs))].join(' '));
  });
  test('ROUTE-01 ROUTE-02 ROUTE-03 ROUTE-04 ROUTE-142 signing in, signing out and resetting a password need no permission', () =>
    areAsSpecified('ROUTE-01 ROUTE-02 ROUTE-03 ROUTE-04 ROUTE-142'));
  test('HR-14 HR-15 HR-16 HR-17 HR-18 HR-19 the HR app has these public routes too', () =>
    areAsSpecified('HR-14 HR-15 HR-16 HR-17 HR-18 HR-19'));
  test('ROUTE-11 ROUTE-31 ROUTE-32 ROUTE-33 ROUTE-34 ROUTE-35 ROUTE-36 ROUTE-37 the assessments all have a header', () =>
    areAsSpecified('ROUTE-11 ROUTE-31 ROUTE-32 ROUTE-33 ROUTE-34 ROUTE-35 ROUTE-36 ROUTE-37'));
  test('ROUTE-12 ROUTE-13 ROUTE-14 ROUTE-15 ROUTE-22 pages of every signed-in person', () =>
    areAsSpecified('ROUTE-12 ROUTE-13 ROUTE-14 ROUTE-15 ROUTE-22'));
  test('ROUTE-16 ROUTE-17 ROUTE-18 ROUTE-19 ROUTE-20 ROUTE-21 the four pages of own results', () =>
    areAsSpecified('ROUTE-16 ROUTE-17 ROUTE-18 ROUTE-19 ROUTE-20 ROUTE-21'));
  test('ROUTE-39 ROUTE-43 ROUTE-44 the dashboard and the teams of a supervisor', () =>
    areAsSpecified('ROUTE-39 ROUTE-43 ROUTE-44'));
  test('ROUTE-25 ROUTE-26 ROUTE-41 ROUTE-42 ROUTE-57 personal metrics of groups and constellations', () =>
    areAsSpecified('ROUTE-25 ROUTE-26 ROUTE-41 ROUTE-42 ROUTE-57'));
  test('ROUTE-27 PROD-17 blueprints and sprints of a person', () => areAsSpecified('ROUTE-27'));
  test('ROUTE-23 ROUTE-24 PROD-05 the course viewer', () => areAsSpecified('ROUTE-23 ROUTE-24'));
  test('ROUTE-28 ROUTE-29 ROUTE-30 PROD-16 own live sessions', () =>
    areAsSpecified('ROUTE-28 ROUTE-29 ROUTE-30'));
  test('ROUTE-139 ROUTE-140 ROUTE-141 printable constellations, results compared with everyone, and results by relationship', () =>
    areAsSpecified('ROUTE-139 ROUTE-140 ROUTE-141'));
  test('ROUTE-58 ROUTE-59 ROUTE-100 the dimensions of the organization side by side, and score distributions', () =>
    areAsSpecified('ROUTE-58 ROUTE-59 ROUTE-100'));
  test('ROUTE-52 ROUTE-53 ROUTE-54 ROUTE-55 ROUTE-56 ROUTE-128 ROUTE-129 ROUTE-130 benchmark campaigns', () =>
    areAsSpecified('ROUTE-52 ROUTE-53 ROUTE-54 ROUTE-55 ROUTE-56 ROUTE-128 ROUTE-129 ROUTE-130'));
  test('ROUTE-45 ROUTE-46 ROUTE-47 ROUTE-48 ROUTE-49 ROUTE-50 ROUTE-51 ROUTE-131 ROUTE-132 ROUTE-133 ROUTE-134 ROUTE-138 ROUTE-151 survey campaigns', () =>
    areAsSpecified(
      'ROUTE-45 ROUTE-46 ROUTE-47 ROUTE-48 ROUTE-49 ROUTE-50 ROUTE-51 ROUTE-131 ROUTE-132 ROUTE-133 ROUTE-134 ROUTE-138 ROUTE-151',
    ));
  test('ROUTE-74 ROUTE-75 ROUTE-76 ROUTE-77 ROUTE-88 ROUTE-90 ROUTE-91 ROUTE-92 additional pages of a local admin', () =>
    areAsSpecified('ROUTE-74 ROUTE-75 ROUTE-76 ROUTE-77 ROUTE-88 ROUTE-90 ROUTE-91 ROUTE-92'));
  test('ROUTE-79 ROUTE-80 bulk status changes and the roles audit', () =>
    areAsSpecified('ROUTE-79 ROUTE-80'));
  test('ROUTE-78 importing people, for local admins', () => areAsSpecified('ROUTE-78'));
  test('ROUTE-65 ROUTE-66 ROUTE-67 ROUTE-68 ROUTE-69 ROUTE-70 ROUTE-71 ROUTE-72 ROUTE-73 settings of an account', () =>
    areAsSpecified('ROUTE-65 ROUTE-66 ROUTE-67 ROUTE-68 ROUTE-69 ROUTE-70 ROUTE-71 ROUTE-72 ROUTE-73'));
  test('ROUTE-112 ROUTE-113 ROUTE-114 ROUTE-115 ROUTE-137 ROUTE-157 sprints', () =>
    areAsSpecified('ROUTE-112 ROUTE-113 ROUTE-114 ROUTE-115 ROUTE-137 ROUTE-157'));
  test('ROUTE-116 ROUTE-117 ROUTE-118 ROUTE-119 ROUTE-120 ROUTE-121 ROUTE-122 ROUTE-143 ROUTE-144 live sessions with topics and events', () =>
    areAsSpecified(
      'ROUTE-116 ROUTE-117 ROUTE-118 ROUTE-119 ROUTE-120 ROUTE-121 ROUTE-122 ROUTE-143 ROUTE-144',
    ));
  test('ROUTE-146 ROUTE-147 ROUTE-158 ROUTE-159 ROUTE-160 forms of topics, events, blueprints, constellations and sets', () =>
    areAsSpecified('ROUTE-146 ROUTE-147 ROUTE-158 ROUTE-159 ROUTE-160'));
  test('ROUTE-93 ROUTE-94 ROUTE-95 ROUTE-96 ROUTE-97 ROUTE-123 ROUTE-124 pages of the platform', () =>
    areAsSpecified('ROUTE-93 ROUTE-94 ROUTE-95 ROUTE-96 ROUTE-97 ROUTE-123 ROUTE-124'));
  test('ROUTE-148 ROUTE-149 ROUTE-150 ROUTE-152 ROUTE-156 ROUTE-161 ROUTE-162 ROUTE-163 forms with their modes', () =>
    areAsSpecified('ROUTE-148 ROUTE-149 ROUTE-150 ROUTE-152 ROUTE-156 ROUTE-161 ROUTE-162 ROUTE-163'));
  test('ROUTE-84 ROUTE-85 ROUTE-86 ROUTE-87 ROUTE-109 ROUTE-135 ROUTE-136 ROUTE-153 learning paths and assignments', () =>
    areAsSpecified('ROUTE-84 ROUTE-85 ROUTE-86 ROUTE-87 ROUTE-109 ROUTE-135 ROUTE-136 ROUTE-153'));
  test('ROUTE-103 ROUTE-104 ROUTE-105 ROUTE-106 ROUTE-107 ROUTE-108 ROUTE-154 ROUTE-155 PROD-13 courses and course groups', () =>
    areAsSpecified('ROUTE-103 ROUTE-104 ROUTE-105 ROUTE-106 ROUTE-107 ROUTE-108 ROUTE-154 ROUTE-155'));
  test('ROUTE-89 the audit of teams', () => areAsSpecified('ROUTE-89'));
  test('ROUTE-62 relationships of people', () => areAsSpecified('ROUTE-62'));
  test('ROUTE-81 ROUTE-82 ROUTE-83 ROUTE-98 ROUTE-99 questions and custom questions', () =>
    areAsSpecified('ROUTE-81 ROUTE-82 ROUTE-83 ROUTE-98 ROUTE-99'));
  test('HR-05 HR-20 HR-21 HR-22 HR-23 HR-24 pay projects', () =>
    areAsSpecified('HR-20 HR-21 HR-22 HR-23 HR-24'));
  test('HR-10 HR-25 HR-26 HR-27 pages of the HR app only', () => areAsSpecified('HR-10 HR-25 HR-26 HR-27'));
  test('HR-04 HR-11 HR-12 HR-13 compensation search and its results need the search entitlement', () => {
    areAsSpecified('HR-11 HR-12 HR-13');
    for (const path of ['/search', '/search/:slug/:sqid']) {
      expect(hrRoutes.find((route) => route.path === path)?.needs).toEqual(['user_with_search']);
    }
  });
});

const tiersOf = (route: Route) => route.needs.filter((tier): tier is Tier => tier !== 'anyone');
/** The innermost tier; the tiers of the areas around it come first. */
const strictest = (route: Route) => tiersOf(route).at(-1);

/** Applicants, the raters of a cycle, technical information, presentations, emails, the fit of questions, notifications, branding, calendars, learning reports and the import of relationships have additional screens without a specified route. */
const ownAreas = [
  '/calendar',
  '/hiring',
  '/apply',
  '/stop-reminders',
  '/my-learning',
  '/certificates',
  '/learn/certificates',
  '/learn/reports',
  '/courses/quiz',
  '/surveys/manage/:id/raters',
  '/surveys/manage/:id/mails',
  '/surveys/mail-templates',
  '/dashboard/pmresults/technical',
  '/micro-surveys/benchmarks/manage/:id/technical',
  '/micro-surveys/benchmarks/manage/:id/present',
  '/micro-surveys/benchmarks/manage/:id/mails',
  '/micro-surveys/benchmarks/mail-templates',
  '/questions/fit',
  '/notifications',
  '/actions',
  '/my-learning',
  '/admin/benchmark-file',
  '/account-settings/branding',
  '/account-settings/general',
  '/account-settings/relationships/import',
];
const specifiedRecords = new Set(built.map(({ route }) => route.resource));
/** Whether a route is additional: records added after the specification have such routes, too. */
const isOwn = ({ path, resource }: Route) =>
  ownAreas.some((area) => path === area || path.startsWith(`${area}/`)) ||
  (resource !== null && !specifiedRecords.has(resource));

test('every path is in the specification, except in additional areas', () => {
  for (const app of ['main', 'hr'] as const) {
    const known = specification.routes.filter((spec) => appsOf(spec).includes(app)).map(pathOf);
    for (const route of tables[app]) if (!isOwn(route)) expect(known, route.path).toContain(route.path);
  }
});

test('ROUTE-38 every route of tier supervisor has the account picker', () => {
  const supervised = mainRoutes.filter((route) => strictest(route) === 'supervisor');
  expect(supervised.length).toBeGreaterThan(5);
  for (const route of supervised) expect(route.showAccountPicker, route.path).toBe(true);
});

test('no path is duplicated', () => {
  for (const table of Object.values(tables)) {
    const paths = table.map((route) => route.path);
    expect(new Set(paths).size).toBe(paths.length);
  }
});

test('missing routes are only those excluded from the first version', () => {
  const missing = specification.routes.filter((spec) => appsOf(spec).some((app) => !builtIn(app, spec)));
  const areas = [...new Set(missing.map((spec) => spec.area))].sort();
  expect(missing.map((spec) => spec.path)).not.toContain('/dashboard');
  for (const done of ['auth', 'metrics', 'profile']) expect(areas).not.toContain(done);
});

describe('every route has', () => {
  const all = [...mainRoutes, ...hrRoutes];
  const each = (check: (route: Route) => void) => {
    for (const route of all) check(route);
  };
  test('LAY-01 a flag for the navigation', () =>
    each((route) => expect(route.showNav).toBeTypeOf('boolean')));
  test('LAY-02 a flag for the header', () => each((route) => expect(route.showHeader).toBeTypeOf('boolean')));
  test('LAY-03 a flag for the account picker', () =>
    each((route) => expect(route.showAccountPicker).toBeTypeOf('boolean')));
  test('LAY-04 a minimum permission, which may be "anyone"', () =>
    each((route) => expect(route.needs.length, route.path).toBeGreaterThan(0)));
  test('LAY-05 a title if it renders a page', () =>
    each((route) => {
      if (route.redirectTo !== null) return;
      expect(route.title && titles[route.title], route.path).toMatch(/\S/);
    }));
  test('LAY-06 a mode if it creates or updates', () => {
    expect(all.filter((route) => route.mode === 'create').map((route) => route.path)).toContain(
      '/users/create',
    );
    each((route) => {
      if (route.path.endsWith('/create')) expect(route.mode).toBe('create');
      if (/\/update(\/:id)?$/.test(route.path)) expect(route.mode).toBe('update');
    });
  });
  test('LAY-07 ROUTE-162 the id parameter if the path names a record', () =>
    each((route) => {
      if (route.path.includes(':') && !route.path.includes(':sqid'))
        expect(route.path).toContain(`:${route.idParam}`);
      else expect(route.idParam).toBeNull();
    }));
  test('LAY-22 its own chunk, loaded when first needed', () =>
    each((route) => {
      if (route.redirectTo === null && !route.leavesProgram) expect(route.load).toBeTypeOf('function');
    }));
});

test('every redirect to a fixed path leads to an existing route', () => {
  const redirects = [mainRoutes, hrRoutes].flatMap((routes) =>
    routes.flatMap(({ redirectTo }) =>
      typeof redirectTo === 'string' ? [[routes, redirectTo] as const] : [],
    ),
  );
  expect(redirects.length).toBeGreaterThan(3);
  const lost = redirects.filter(([routes, target]) => matchRoute(routes, target)?.route.path === '*');
  expect(lost.map(([, target]) => target)).toEqual([]);
});

test('nested routes keep the tiers of their parents', () => {
  const create = mainRoutes.find((route) => route.path === '/teams/create');
  expect(create?.needs).toEqual(['supervisor', 'local_admin']);
});
