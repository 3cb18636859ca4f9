import { expect, test } from 'vitest';
import {
  readPackageOutcome,
  readSessionSeconds,
  writeTotalTime,
} from '../../../../domain/learning/packages/packageOutcome.ts';
import { isSafePackagePath } from '../../../../domain/learning/packages/packagePath.ts';

const noValues = {
  ...{ status: '', success: '', raw: '', min: '', max: '', scaled: '' },
  ...{ place: '', suspend_data: '', session_time: '', exit: '' },
};

test.each([
  [{}, false, null],
  [{ status: 'incomplete' }, false, null],
  [{ status: 'completed' }, true, null],
  [{ status: 'passed', raw: '80' }, true, 80],
  [{ status: 'failed', raw: '20' }, false, 20],
  [{ status: 'completed', success: 'failed' }, false, null],
  [{ status: 'incomplete', success: 'passed', scaled: '0.755' }, true, 75.5],
  [{ status: 'passed', raw: '15', min: '10', max: '20' }, true, 50],
  [{ status: 'passed', raw: '900' }, true, 100],
  [{ status: 'passed', raw: 'high' }, true, null],
  [{ status: 'passed', raw: '5', min: '5', max: '5' }, true, null],
])('the values %o complete a package: %s, with the score %s', (values, isCompleted, score) => {
  expect(readPackageOutcome({ ...noValues, ...values })).toEqual({ isCompleted, score });
});

test.each([
  ['0001:30:05.5', 5_405],
  ['00:00:09', 9],
  ['PT1H30M5.5S', 5_405],
  ['P1DT2H', 86_400],
  ['PT', 0],
  ['9999:00:00', 86_400],
  ['', 0],
  ['soon', 0],
])('the session time %s has %i seconds', (text, seconds) => {
  expect(readSessionSeconds(text)).toBe(seconds);
});

test('a total time is written as each version of the standard states', () => {
  expect(writeTotalTime('1.2', 5_405)).toBe('0001:30:05');
  expect(writeTotalTime('2004', 5_405)).toBe('PT1H30M5S');
});

test.each([
  ['start/index.html', true],
  ['a b/ü.png', true],
  ['', false],
  ['/etc/passwd', false],
  ['../a', false],
  ['a/../b', false],
  ['a//b', false],
  ['./a', false],
  ['a\\b', false],
  ['C:/a', false],
  ['a\u0000b', false],
  ['x'.repeat(301), false],
])('the path %j is within a package: %s', (path, isSafe) => {
  expect(isSafePackagePath(path)).toBe(isSafe);
});
