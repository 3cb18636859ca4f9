import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../domain/refusal.ts';
import { readJson } from '../../../../server/plugins/json/readJson.ts';
import { deepest, findJsonExcess } from '../../../../server/plugins/json/scanJson.ts';

const upTo = (values: number, names = 100) => ({ values, names });
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('JSON is looked through before it is read', () => {
  test('it may be as deep and hold as many values as its limits say, and no more', () => {
    expect(findJsonExcess(nested(deepest), upTo(100))).toBeNull();
    expect(findJsonExcess(nested(deepest + 1), upTo(100))).toMatchObject({
      problem: 'tooDeep',
      max: deepest,
    });
    expect(findJsonExcess('{"a":[1,2,3]}', upTo(6))).toBeNull();
    expect(findJsonExcess('{"a":[1,2,3]}', upTo(4))).toEqual({ field: 'a', problem: 'tooMany', max: 4 });
  });

  test('it may have as many names as its limits say, and no more', () => {
    expect(findJsonExcess('{"a":{"b":1},"c":2}', upTo(9, 3))).toBeNull();
    expect(findJsonExcess('{"a":{"b":1},"c":2}', upTo(9, 2))).toEqual({
      field: 'c',
      problem: 'tooMany',
      max: 2,
    });
  });

  test('brackets, commas and colons inside texts count for nothing', () => {
    expect(findJsonExcess(JSON.stringify({ a: '[[[,,,:::"\\', b: ',' }), upTo(3))).toBeNull();
    expect(findJsonExcess(`{"a":"${'\\"['.repeat(50)}"}`, upTo(2))).toBeNull();
  });

  test('an excess is told in the outermost field', () => {
    expect(findJsonExcess(`{"a":{"b":1},"c":{"d":${nested(40)}}}`, upTo(99))).toMatchObject({ field: 'c' });
    expect(findJsonExcess(nested(40), upTo(99))).toMatchObject({ field: '' });
  });

  test('a million levels are no more work than 33', () => {
    expect(findJsonExcess('['.repeat(1_000_000), upTo(99))).toMatchObject({ problem: 'tooDeep' });
  });
});

describe('JSON that was read', () => {
  test('has no prototype at any depth, and answers to no name that was not sent', () => {
    const value = readJson('{"a":[{"b":{}}]}', upTo(10)) as { a: [{ b: object }] };
    for (const one of [value, value.a[0], value.a[0].b]) expect(Object.getPrototypeOf(one)).toBeNull();
    expect('hasOwnProperty' in value).toBe(false);
  });

  test('is refused with the path to a name that every object answers to', () => {
    expect(() => readJson('{"a":[{"__proto__":1}]}', upTo(10), 'filter')).toThrow(
      expect.objectContaining({
        problems: [{ field: 'filter.a.__proto__', problem: 'fieldName', params: {} }],
      }),
    );
  });

  test('names a field without repeating characters that cannot be shown', () => {
    const name = `na\\u0000me${'x'.repeat(100)}`;
    expect(() => readJson(`{"${name}":1}`, upTo(10))).toThrow(Refusal);
    expect(() => readJson(`{"${name}":1}`, upTo(10))).toThrow(
      expect.objectContaining({
        problems: [{ field: `na?me${'x'.repeat(55)}`, problem: 'characters', params: {} }],
      }),
    );
  });

  test('is no JSON: the reader says so', () => {
    expect(() => readJson('{', upTo(10))).toThrow(SyntaxError);
  });
});
