import { expect, test } from 'vitest';
import { ConfigurationError } from '../../../server/process/configurationError.ts';
import { exitCodeOf } from '../../../server/process/exitCodes.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

test.each([
  ['a wrong configuration', new ConfigurationError('no'), 78],
  ['a port in use', withCode('EADDRINUSE'), 78],
  ['a wrong password of the database', withCode('28P01'), 78],
  ['a database that does not exist', withCode('3D000'), 78],
  ['a database that cannot be reached', withCode('08001'), 1],
  ['a database that is starting', withCode('57P03'), 1],
  ['anything else', new Error('no'), 1],
])('the process exits with the code for %s', (_what, error, code) => {
  expect(exitCodeOf(error)).toBe(code);
});
