import { describe, expect, test } from 'vitest';
import { array, mixed, number, object, string } from 'yup';
import { maxJsonValues } from '../../../contract/bounds/bodyLimits.ts';
import { checkBounds } from '../../../contract/bounds/checkBounds.ts';
import { schemaBoundsOf } from '../../../contract/bounds/schemaBounds.ts';
import { personIds } from '../../../contract/sharedShapes.ts';
import { contractRequests } from './contractBodies.ts';

const bounds = schemaBoundsOf(
  object({
    title: string().typeError('text').max(10, 'tooLong'),
    ordering: array(string().max(5)).length(4, 'rankAll'),
    people: array(object({ name: string().max(5, 'tooLong'), age: number().min(0).max(150) })).max(
      3,
      'tooMany',
    ),
    team_ids: personIds(),
    kind: mixed<'a' | 'b'>().oneOf(['a', 'b'], 'choice'),
    filter: mixed().meta({ open: { bytes: 100, values: 10, names: 5 } }),
  }),
);
const problemsOf = (value: unknown) =>
  checkBounds(value, bounds).problems.map(({ field, problem }) => [field, problem]);
const many = (count: number) => Array.from({ length: count }, () => []);

describe('measuring a value', () => {
  test('finds no problem in valid or unknown fields', () => {
    const ordering = ['1', '2', '3', '4'];
    expect(problemsOf({ title: 'Short', ordering, team_ids: [1, '2'], kind: null, other: many(9) })).toEqual(
      [],
    );
    expect(problemsOf(undefined)).toEqual([]);
  });

  test('reports what is too long or too many as its rule does', () => {
    expect(problemsOf({ title: 'x'.repeat(200) })).toEqual([['title', 'tooLong']]);
    expect(problemsOf({ ordering: many(5) })).toEqual([['ordering', 'rankAll']]);
    expect(problemsOf({ people: many(4) })).toEqual([['people', 'tooMany']]);
    expect(problemsOf({ people: [{ name: 'too long a name' }] })).toEqual([['people', 'tooLong']]);
    expect(checkBounds({ team_ids: many(20_001) }, bounds).problems).toEqual([
      { field: 'team_ids', problem: 'tooLong', params: { max: 20_000 } },
    ]);
  });

  test.each([
    [{ title: [] }, 'title', 'text'],
    [{ title: {} }, 'title', 'text'],
    [{ people: {} }, 'people', 'choice'],
    [{ people: [[]] }, 'people', 'unreadable'],
    [{ team_ids: [{}] }, 'team_ids', 'number'],
    [{ kind: ['a'] }, 'kind', 'choice'],
    [{ filter: [] }, 'filter', 'choice'],
    [[], '', 'unreadable'],
  ])('reports a wrong structure: %j', (value, field, problem) => {
    expect(problemsOf(value)).toEqual([[field, problem]]);
  });

  test('reports each field once', () => {
    expect(problemsOf({ title: [], people: [[], [], []], kind: {} })).toEqual([
      ['title', 'text'],
      ['kind', 'choice'],
      ['people', 'unreadable'],
    ]);
  });
});

describe('the work of measuring a value', () => {
  test('does not include the items of a list that is too long', () => {
    const { problems, visited } = checkBounds({ ordering: many(340_000) }, bounds);
    expect(problems).toEqual([{ field: 'ordering', problem: 'rankAll', params: {} }]);
    expect(visited).toBe(2);
  });

  test('does not include unknown fields', () => {
    const others = Object.fromEntries(many(10_000).map((_, at) => [`f${at}`, many(10)]));
    expect(checkBounds(others, bounds).visited).toBe(1);
  });

  test.each(contractRequests.map((request) => [request.name, request] as const))(
    '%s: is limited by the allowed number of values',
    (_name, { schema }) => {
      const its = schemaBoundsOf(schema);
      const names = its.kind === 'object' ? [...its.fields.keys()] : [];
      const full = (inner: unknown) => Object.fromEntries(names.map((name) => [name, inner]));
      for (const inner of [many(30_000), [many(30_000)], { a: many(30_000) }, full(full(many(30_000)))]) {
        expect(checkBounds(full(inner), its).visited).toBeLessThanOrEqual(maxJsonValues(its));
      }
    },
  );
});
