import { expect, test } from 'vitest';
import { pathAfterAccountChange } from '../../../domain/access/accountPickerState.ts';
import { hrRoutes } from '../../../src/routes/hrRoutes.ts';
import { mainRoutes } from '../../../src/routes/mainRoutes.ts';
import { pathTo, recordPathPattern } from '../../../src/routes/pathTo.ts';
import { matchRoute } from '../../support/matchRoute.ts';

test('a record has the paths of the route table, whatever its resource name', () => {
  expect(pathTo(mainRoutes, 'accounts', 'update', 12)).toBe('/admin/accounts/update/12');
  expect(pathTo(mainRoutes, 'team_groups', 'create')).toBe('/teams/groups/create');
  expect(pathTo(mainRoutes, 'benchmark_campaigns', 'list')).toBe('/micro-surveys/benchmarks');
  expect(pathTo(hrRoutes, 'accounts', 'update', 12)).toBe('/accounts/manage/12');
  expect(pathTo(hrRoutes, 'users', 'list')).toBeNull();
});
test('a record opens at its own screen if it has one', () => {
  expect(recordPathPattern(mainRoutes, 'benchmark_campaigns')).toBe('/micro-surveys/benchmarks/manage/:id');
  expect(recordPathPattern(mainRoutes, 'users')).toBe('/users/update/:id');
});
test('a path matches its route with its parameters', () => {
  expect(matchRoute(mainRoutes, '/teams/update/4')).toMatchObject({ params: { id: '4' } });
  expect(matchRoute(mainRoutes, '/teams/groups')?.route.resource).toBe('team_groups');
  expect(matchRoute(mainRoutes, '/nowhere/at/all')?.route.title).toBe('notFound');
});
test('PICK-11 a page of a record leads to the page without an id above it', () => {
  const target = (pathname: string) => {
    const route = matchRoute(mainRoutes, pathname)?.route;
    return pathAfterAccountChange({
      hasIdParam: Boolean(route?.idParam),
      fullPath: pathname,
      matchedPatterns: route?.patterns ?? [],
    });
  };
  expect(target('/teams/update/4')).toBe('/teams');
  expect(target('/users/update/4')).toBe('/users');
  expect(target('/micro-surveys/benchmarks/manage/4/results')).toBe('/micro-surveys/benchmarks');
  expect(target('/micro-surveys/benchmarks/participant/4')).toBe('/micro-surveys/benchmarks');
  expect(target('/users/create')).toBe('/users/create');
});
