import { describe, expect, test } from 'vitest';
import { accountAccessMode } from '../../../domain/access/emulation.ts';
import { permissionsReaching, rightGrants, rights } from '../../../domain/access/rights.ts';
import { canEmulate } from '../../../domain/access/roles.ts';
import { explainRouteAccess, type RouteRequirements } from '../../../domain/access/routeAccess.ts';
import { tiers } from '../../../domain/access/tiers.ts';
import { anAccount, anAiOnlyPerson, aPerson, everyPermissionSet, now } from './people.ts';

const searching = anAccount({ meta_data: [{ enable_search: true }] });

describe('the grants of a right', () => {
  test('name the permission, or the derived role with its cause', () => {
    const person = aPerson({ permissions: ['supervisor', 'delegated_admin', 'admin'] });
    expect(rightGrants(person, 'supervisor', now)).toEqual([
      { kind: 'permission', permission: 'supervisor' },
      { kind: 'role', role: 'admin', through: ['delegated_admin', 'admin'] },
    ]);
    expect(rightGrants(person, 'full_hiring', now)).toEqual([
      { kind: 'role', role: 'admin', through: ['delegated_admin', 'admin'] },
    ]);
    expect(rightGrants(person, 'admin', now)).toEqual([
      { kind: 'role', role: 'platformAdmin', through: ['admin'] },
    ]);
    expect(rightGrants(person, 'super_admin', now)).toEqual([]);
  });

  test('name the subscription for the console and the account for the search', () => {
    expect(rightGrants(anAiOnlyPerson(), 'ai_console', now)).toEqual([{ kind: 'subscription' }]);
    expect(rightGrants(aPerson({}, { ownAccount: searching }), 'user_with_search', now)).toEqual([
      { kind: 'account', permission: 'user' },
    ]);
  });

  test('name the delegation for other accounts, consistent with emulation rules', () => {
    const delegated = (permissions: Parameters<typeof aPerson>[0]) =>
      rightGrants(aPerson({ ...permissions, has_delegated_accounts: true }), 'other_accounts', now);
    expect(delegated({ permissions: ['local_admin'] })).toEqual([
      { kind: 'delegation', permission: 'local_admin' },
    ]);
    expect(delegated({ permissions: ['consultant'] })).toEqual([
      { kind: 'delegation', permission: 'consultant' },
    ]);
    for (const permissions of everyPermissionSet()) {
      const person = aPerson({ permissions, has_delegated_accounts: true });
      const mode = accountAccessMode({ user: person.user, ownAccountId: 1 }, 2, [2]);
      expect(rightGrants(person, 'other_accounts', now).length > 0, permissions.join()).toBe(mode !== 'none');
      if (canEmulate(person.user)) expect(mode).toBe('write');
    }
  });

  test('exist for every tier except the one that everyone has', () => {
    expect([...rights].sort()).toEqual([...tiers.filter((tier) => tier !== 'user'), 'other_accounts'].sort());
  });
});

test('each single permission that would grant a tier is listed', () => {
  expect(permissionsReaching(aPerson(), 'supervisor', now)).toEqual([
    'local_admin',
    'delegated_admin',
    'admin',
    'super_admin',
    'supervisor',
  ]);
  expect(
    permissionsReaching(aPerson({ permissions: [] }, { ownAccount: searching }), 'user_with_search', now),
  ).toEqual(['user']);
  expect(permissionsReaching(aPerson(), 'user_with_search', now)).toEqual([]);
});

describe('the explanation of a route decision', () => {
  const query = (overrides: Partial<RouteRequirements> = {}): RouteRequirements => ({
    needs: ['local_admin'],
    code: 'none',
    hasCode: false,
    area: 'other',
    ...overrides,
  });

  test('ends with the decision of the guard, and passes every step exactly when access is granted', () => {
    const people = [null, anAiOnlyPerson(), anAiOnlyPerson({ permissions: ['admin'] })];
    for (const permissions of everyPermissionSet()) people.push(aPerson({ permissions }));
    const routes = (['signIn', 'signOut', 'metrics', 'console', 'other'] as const).flatMap((area) => [
      query({ area }),
      query({ area, needs: ['user'] }),
      query({ area, needs: ['supervisor', 'local_admin'] }),
      query({ area, needs: ['anyone'], code: 'or-session' }),
    ]);
    for (const person of people) {
      for (const route of routes) {
        const explained = explainRouteAccess(person, route, 'main', now);
        expect(explained.steps.length).toBeGreaterThan(0);
        expect(explained.steps.every(({ holds }) => holds)).toBe(explained.access.kind === 'enter');
      }
    }
  });

  test('names each tier with its grants', () => {
    const lead = aPerson({ permissions: ['supervisor'] });
    const route = query({ needs: ['supervisor', 'local_admin'] });
    expect(explainRouteAccess(lead, route, 'main', now)).toEqual({
      access: { kind: 'dashboard' },
      steps: [
        { rule: 'app', holds: true },
        { rule: 'notConsoleOnly', holds: true },
        {
          rule: 'tier',
          tier: 'supervisor',
          holds: true,
          grants: [{ kind: 'permission', permission: 'supervisor' }],
        },
        { rule: 'tier', tier: 'local_admin', holds: false, grants: [] },
      ],
    });
  });

  test('stops at the wrong app and at the console-only restriction', () => {
    expect(explainRouteAccess(aPerson(), query(), 'hr', now)).toEqual({
      access: { kind: 'logout' },
      steps: [{ rule: 'app', holds: false }],
    });
    expect(explainRouteAccess(anAiOnlyPerson(), query(), 'main', now).steps).toEqual([
      { rule: 'app', holds: true },
      { rule: 'notConsoleOnly', holds: false },
    ]);
  });
});
