import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../domain/refusal.ts';
import { findJsonExcess, maxDepth } from '../../../../server/plugins/json/findJsonExcess.ts';
import { readJson } from '../../../../server/plugins/json/readJson.ts';

const upTo = (values: number, names = 100) => ({ values, names });
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('scanning JSON before parsing', () => {
  test('limits depth and number of values', () => {
    expect(findJsonExcess(nested(maxDepth), upTo(100))).toBeNull();
    expect(findJsonExcess(nested(maxDepth + 1), upTo(100))).toMatchObject({
      problem: 'tooDeep',
      max: maxDepth,
    });
    expect(findJsonExcess('{"a":[1,2,3]}', upTo(6))).toBeNull();
    expect(findJsonExcess('{"a":[1,2,3]}', upTo(4))).toEqual({ field: 'a', problem: 'tooMany', max: 4 });
  });

  test('limits the number of names', () => {
    expect(findJsonExcess('{"a":{"b":1},"c":2}', upTo(9, 3))).toBeNull();
    expect(findJsonExcess('{"a":{"b":1},"c":2}', upTo(9, 2))).toEqual({
      field: 'c',
      problem: 'tooMany',
      max: 2,
    });
  });

  test('ignores brackets, commas and colons in strings', () => {
    expect(findJsonExcess(JSON.stringify({ a: '[[[,,,:::"\\', b: ',' }), upTo(3))).toBeNull();
    expect(findJsonExcess(`{"a":"${'\\"['.repeat(50)}"}`, upTo(2))).toBeNull();
  });

  test('reports an excess at the outermost field', () => {
    expect(findJsonExcess(`{"a":{"b":1},"c":{"d":${nested(40)}}}`, upTo(99))).toMatchObject({ field: 'c' });
    expect(findJsonExcess(nested(40), upTo(99))).toMatchObject({ field: '' });
  });

  test('does not do more work for a million levels than for 33', () => {
    expect(findJsonExcess('['.repeat(1_000_000), upTo(99))).toMatchObject({ problem: 'tooDeep' });
  });
});

describe('parsed JSON', () => {
  test('has no prototype at any depth and no inherited names', () => {
    const value = readJson('{"a":[{"b":{}}]}', upTo(10)) as { a: [{ b: object }] };
    for (const one of [value, value.a[0], value.a[0].b]) expect(Object.getPrototypeOf(one)).toBeNull();
    expect('hasOwnProperty' in value).toBe(false);
  });

  test('is refused with the path to a name that every object has', () => {
    expect(() => readJson('{"a":[{"__proto__":1}]}', upTo(10), 'filter')).toThrow(
      expect.objectContaining({
        problems: [{ field: 'filter.a.__proto__', problem: 'fieldName', params: {} }],
      }),
    );
  });

  test('is reported without repeating unprintable characters of its names', () => {
    const name = `na\\u0000me${'x'.repeat(100)}`;
    expect(() => readJson(`{"${name}":1}`, upTo(10))).toThrow(Refusal);
    expect(() => readJson(`{"${name}":1}`, upTo(10))).toThrow(
      expect.objectContaining({
        problems: [{ field: `na?me${'x'.repeat(55)}`, problem: 'characters', params: {} }],
      }),
    );
  });

  test('is refused by the parser if malformed', () => {
    expect(() => readJson('{', upTo(10))).toThrow(SyntaxError);
  });
});
