import { expect, test } from 'vitest';
import { hasPossibleIds, isRecordId } from '../../../domain/access/recordIds.ts';

test.each([
  ['1', true],
  ['2147483647', true],
  ['2147483648', false],
  ['99999999999999999999', false],
  ['0', false],
  ['01', false],
  ['-1', false],
  ['1.5', false],
  ['1e3', false],
  [' 1', false],
  ['١', false],
  ['junk', false],
  ['', false],
])('isRecordId(%j) is %j', (text, expected) => expect(isRecordId(text)).toBe(expected));

test.each([
  [{}, true],
  [{ id: '4', sid: '5' }, true],
  [{ id: '4', sid: 'five' }, false],
  [{ id: undefined }, true],
  [{ code: 'any-code' }, true],
  [{ id: '4', tab: 'people' }, true],
  [{ '*': 'no/such/page' }, true],
])('an address with the parameters %j can exist: %j', (params, expected) =>
  expect(hasPossibleIds(params)).toBe(expected),
);
