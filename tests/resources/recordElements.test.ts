import { expect, test } from 'vitest';
import { recordElements } from '../../resources/index.tsx';
import { resources } from '../../resources/registry.ts';
import { mainRoutes } from '../../src/routes/mainRoutes.ts';

const namesOf = (elements: typeof recordElements) => elements.map(({ props }) => props.name);

test('RECORD-01 every record is registered as a <Resource> with a list, a create and an update screen', () => {
  expect(namesOf(recordElements)).toEqual(resources.map(({ name }) => name));
  const incomplete = recordElements.filter(({ props }) => !(props.list && props.create && props.edit));
  expect(namesOf(incomplete)).toEqual([]);
});

/** The resources of the design and the addresses of their lists in the route table. */
const designed = {
  users: '/users',
  teams: '/teams',
  accounts: '/admin/accounts',
  benchmark_campaigns: '/micro-surveys/benchmarks',
  courses: '/courses',
  sprints: '/dei-builder/admin/sprints',
  blueprints: '/account-settings/blueprints',
  constellations: '/account-settings/constellations',
};

test.each(Object.entries(designed))(
  'RECORD-01 %s is registered, and its screens have addresses',
  (name, list) => {
    expect(namesOf(recordElements)).toContain(name);
    const paths = mainRoutes.filter(({ resource }) => resource === name).map(({ path }) => path);
    expect(paths).toContain(list);
    expect(paths.some((path) => path.endsWith('/create'))).toBe(true);
    expect(paths.some((path) => path.endsWith('/:id'))).toBe(true);
  },
);
