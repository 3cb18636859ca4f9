import { describe, expect, test } from 'vitest';
import { type Permission, permissions } from '../../../domain/access/permissions.ts';
import {
  decideRouteAccess,
  type ProductApp,
  type RouteAccess,
  type RouteArea,
  type RouteRequirements,
} from '../../../domain/access/routeAccess.ts';
import type { SignedInPerson } from '../../../domain/access/signedInPerson.ts';
import { reachesTier, type Tier, tiers } from '../../../domain/access/tiers.ts';
import { anAccount, anAiOnlyPerson, aPerson, aSubscription, now } from './people.ts';

const variant = anAccount({ schema_name: 'cairnhr_meridian', modules: [] });

function route(
  needs: RouteRequirements['needs'],
  overrides: Partial<RouteRequirements> = {},
): RouteRequirements {
  return { needs, code: 'none', hasCode: false, area: 'other', ...overrides };
}

const signIn = route(['anyone'], { area: 'signIn' });
const signOut = route(['anyone'], { area: 'signOut' });
const open = route(['anyone']);
const metrics = (hasCode: boolean) => route(['anyone'], { code: 'or-session', hasCode, area: 'metrics' });

function kindOf(
  person: SignedInPerson | null,
  query: RouteRequirements,
  app: ProductApp = 'main',
): RouteAccess['kind'] {
  return decideRouteAccess(person, query, app, now).kind;
}

describe('a signed-out person', () => {
  test('GUARD-01 is redirected to login by every tier', () => {
    for (const tier of tiers) {
      expect(kindOf(null, route([tier])), tier).toBe('login');
      expect(kindOf(null, route(['anyone', tier])), tier).toBe('login');
      expect(kindOf(null, route([tier]), 'hr'), tier).toBe('login');
    }
  });

  test('GUARD-02 returns to the requested path', () => {
    expect(decideRouteAccess(null, route(['user']), 'main', now)).toEqual({ kind: 'login', keep: true });
    expect(decideRouteAccess(null, metrics(false), 'main', now)).toEqual({ kind: 'login', keep: true });
  });

  test('opens only pages that accept a code with a code', () => {
    expect(kindOf(null, route(['user'], { hasCode: true }))).toBe('login');
  });

  test('can open pages without a session', () => {
    for (const query of [signIn, signOut, open]) {
      expect(kindOf(null, query)).toBe('enter');
      expect(kindOf(null, query, 'hr')).toBe('enter');
    }
  });

  test('GUARD-12 is redirected to login by a metrics page without a code', () => {
    expect(kindOf(null, metrics(false))).toBe('login');
  });

  test('GUARD-13 can open a metrics page with a code', () => {
    expect(kindOf(null, metrics(true))).toBe('enter');
  });
});

describe('a signed-in person', () => {
  test('can open a metrics page with and without a code', () => {
    expect(kindOf(aPerson(), metrics(false))).toBe('enter');
    expect(kindOf(aPerson(), metrics(true))).toBe('enter');
  });

  test('GUARD-04 GUARD-14 can open exactly the tiers they meet, and is redirected to the dashboard otherwise', () => {
    for (const permission of permissions) {
      for (const tier of tiers) {
        const person = aPerson({ permissions: [permission] });
        const expected = reachesTier(person, tier, now) ? 'enter' : 'dashboard';
        expect(kindOf(person, route([tier])), `${permission} at ${tier}`).toBe(expected);
      }
    }
    expect(kindOf(aPerson(), route(['supervisor']))).toBe('dashboard');
    expect(kindOf(aPerson({ permissions: ['supervisor'] }), route(['supervisor']))).toBe('enter');
  });

  test('GUARD-14 must meet the tiers of all nested routes', () => {
    const apiPage = route(['local_admin', 'api_access']);
    const cases: readonly (readonly [readonly Permission[], RouteAccess['kind']])[] = [
      [['local_admin'], 'dashboard'],
      [['api_access'], 'dashboard'],
      [['super_admin', 'admin'], 'dashboard'],
      [['local_admin', 'api_access'], 'enter'],
    ];
    for (const [grantedPermission, expected] of cases) {
      expect(kindOf(aPerson({ permissions: grantedPermission }), apiPage), grantedPermission.join()).toBe(
        expected,
      );
    }
  });

  test('GUARD-05 is redirected from login to the dashboard in both apps for every account', () => {
    for (const person of [aPerson(), anAiOnlyPerson(), aPerson({}, { ownAccount: variant })]) {
      expect(kindOf(person, signIn)).toBe('dashboard');
      expect(kindOf(person, signIn, 'hr')).toBe('dashboard');
    }
  });
});

describe('a person with only the AI offering', () => {
  test('GUARD-06 is redirected to the console from every page above user level', () => {
    for (const tier of tiers.filter((each) => each !== 'user')) {
      expect(kindOf(anAiOnlyPerson(), route([tier])), tier).toBe('console');
      expect(kindOf(anAiOnlyPerson({ permissions: ['local_admin'] }), route([tier])), tier).toBe('console');
    }
    expect(kindOf(anAiOnlyPerson(), route(['user', 'supervisor']))).toBe('console');
  });

  test('GUARD-06 is not redirected if they have surveys too, or if the offering expired', () => {
    const withSurveys = aPerson({ permissions: ['supervisor'] }, { subscriptions: [aSubscription()] });
    expect(kindOf(withSurveys, route(['supervisor']))).toBe('enter');
    const ended = [aSubscription({ date_subscription_end: '2026-11-20' })];
    const former = { ...anAiOnlyPerson({ permissions: ['supervisor'] }), subscriptions: ended };
    expect(kindOf(former, route(['supervisor']))).toBe('enter');
  });

  test('GUARD-07 can open pages of user level and pages without a session', () => {
    for (const query of [route(['user']), route(['anyone', 'user']), open, signOut, metrics(false)]) {
      expect(kindOf(anAiOnlyPerson(), query)).toBe('enter');
    }
  });

  test('GUARD-08 moves freely within the console in their tier', () => {
    expect(kindOf(anAiOnlyPerson(), route(['ai_console'], { area: 'console' }))).toBe('enter');
    expect(kindOf(anAiOnlyPerson(), route(['admin'], { area: 'console' }))).toBe('dashboard');
  });

  test('is not redirected in the HR app, which has no console', () => {
    const person = anAiOnlyPerson({ permissions: ['delegated_admin'] }, { schema_name: 'cairnhr_solo' });
    expect(kindOf(person, route(['delegated_admin']), 'hr')).toBe('enter');
  });
});

describe('the two apps', () => {
  test('GUARD-09 the main app signs people of a variant account out, even platform admins', () => {
    for (const grantedPermission of ['user', 'local_admin', 'admin', 'super_admin'] as const) {
      const person = aPerson({ permissions: [grantedPermission] }, { ownAccount: variant });
      expect(kindOf(person, route(['user'])), grantedPermission).toBe('logout');
      expect(kindOf(person, open), grantedPermission).toBe('logout');
    }
  });

  test('GUARD-09 only the person’s own account counts, not the emulated one', () => {
    const visiting = aPerson({ permissions: ['admin'] }, { currentAccount: variant });
    expect(kindOf(visiting, route(['user']))).toBe('enter');
  });

  test('GUARD-10 the HR app accepts variant accounts and platform admins', () => {
    expect(kindOf(aPerson({}, { ownAccount: variant }), route(['user']), 'hr')).toBe('enter');
    expect(kindOf(aPerson({ permissions: ['admin'] }), route(['user']), 'hr')).toBe('enter');
    expect(kindOf(aPerson({ permissions: ['super_admin'] }), route(['user']), 'hr')).toBe('enter');
  });

  test('GUARD-11 the HR app signs everyone else out, even during emulation of a variant account', () => {
    for (const grantedPermission of permissions.filter(
      (each) => each !== 'admin' && each !== 'super_admin',
    )) {
      expect(
        kindOf(aPerson({ permissions: [grantedPermission] }), route(['user']), 'hr'),
        grantedPermission,
      ).toBe('logout');
      const visiting = aPerson({ permissions: [grantedPermission] }, { currentAccount: variant });
      expect(kindOf(visiting, route(['user']), 'hr'), grantedPermission).toBe('logout');
    }
  });

  test('signing out is always possible', () => {
    for (const person of [aPerson(), anAiOnlyPerson(), aPerson({}, { ownAccount: variant })]) {
      expect(kindOf(person, signOut)).toBe('enter');
      expect(kindOf(person, signOut, 'hr')).toBe('enter');
    }
  });
});

/** The route each redirect leads to, as in the route tables. */
const landing: Readonly<Record<Exclude<RouteAccess['kind'], 'enter'>, RouteRequirements>> = {
  login: signIn,
  logout: signOut,
  dashboard: route(['user']),
  console: route(['ai_console'], { area: 'console' }),
};

/** Follows the redirects of one navigation; more than three indicate a loop. */
function endOf(
  person: SignedInPerson | null,
  query: RouteRequirements,
  app: ProductApp,
): RouteAccess['kind'] {
  let step = kindOf(person, query, app);
  for (let hops = 0; hops < 3 && step !== 'enter'; hops += 1) {
    step = kindOf(step === 'logout' ? null : person, landing[step], app);
  }
  return step;
}

test('no combination of routes and people redirects in a loop', () => {
  const accounts = [anAccount(), anAccount({ modules: [] }), variant];
  const people = accounts.flatMap((ownAccount) =>
    permissions.flatMap((grantedPermission) =>
      [[], [aSubscription()]].map((subscriptions) =>
        aPerson({ permissions: [grantedPermission] }, { ownAccount, subscriptions }),
      ),
    ),
  );
  const areas: readonly RouteArea[] = ['signIn', 'signOut', 'metrics', 'console', 'other'];
  const needs: readonly (Tier | 'anyone')[] = [...tiers, 'anyone'];
  const routes = areas.flatMap((area) => needs.map((tier) => route([tier], { area })));
  for (const person of [null, ...people]) {
    for (const query of routes) {
      const where = `${query.area} ${query.needs} ${person?.user.permissions}`;
      expect(endOf(person, query, 'main'), where).toBe('enter');
      expect(endOf(person, query, 'hr'), where).toBe('enter');
    }
  }
});
