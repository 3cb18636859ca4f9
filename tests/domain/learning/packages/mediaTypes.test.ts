import { expect, test } from 'vitest';
import { mediaTypeOf } from '../../../../domain/learning/packages/mediaTypes.ts';

test.each([
  ['start/Index.HTML', 'text/html; charset=utf-8'],
  ['logo.svg', 'image/svg+xml'],
  ['unknown.xyz', 'application/octet-stream'],
  ['without-ending', 'application/octet-stream'],
  ['a.constructor', 'application/octet-stream'],
  ['a.__proto__', 'application/octet-stream'],
])('the file %s is served as %s', (path, type) => {
  expect(mediaTypeOf(path)).toBe(type);
});
