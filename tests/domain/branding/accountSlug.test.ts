import { expect, test } from 'vitest';
import { slugProblem, suggestSlug } from '../../../domain/branding/accountSlug.ts';
import { parseSignInPath, signInPath } from '../../../domain/branding/signInPaths.ts';

test.each([
  'acme',
  'harbor-pine',
  'harbor-legal',
  'supporters',
  'design-insurance',
  '3m4',
  'a1b',
  'x'.repeat(40),
])('%s names an account', (slug) => {
  expect(slugProblem(slug)).toBeNull();
});

test.each([
  '',
  'ab',
  'x'.repeat(41),
  'Acme',
  'a--b',
  '-abc',
  'abc-',
  'a b c',
  'müller',
  'аcme',
  'acme/x',
  'acme?x',
  '../x',
  'acme\n',
  'a.b.c',
])('%j is not a name in an address', (slug) => {
  expect(slugProblem(slug)).toBe('slugFormat');
});

test.each([
  'admin',
  'legal',
  'support',
  'reset-password',
  'admin-login',
  'it-support',
  'support-team',
  'acme-sign-in',
  'cairn',
  'cairn-support',
  'my-cairn',
  'mycairn',
  'cairnsupport',
  'ca-irn',
  'cairnhr',
])('%s is reserved, because it looks like the product or its operators', (slug) => {
  expect(slugProblem(slug)).toBe('slugReserved');
});

test.each([
  ['Harbor & Pine', 'harbor-pine'],
  ['Café Überall GmbH', 'cafe-uberall-gmbh'],
  ['株式会社', ''],
  ['Cairn', ''],
  ['A', ''],
])('%s is suggested as %j', (name, slug) => {
  expect(suggestSlug(name)).toBe(slug);
});

test.each([
  ['/login', { page: '/login', slug: null }],
  ['/logout', { page: '/logout', slug: null }],
  ['/login/acme', { page: '/login', slug: 'acme' }],
  ['/reset-password/acme', { page: '/reset-password', slug: 'acme' }],
  ['/login/', null],
  ['/login/acme/more', null],
  ['/logout/acme', null],
  ['/loginacme', null],
  ['/users', null],
])('the path %s is a page before sign-in only if it has one name at most', (path, parsed) => {
  expect(parseSignInPath(path)).toEqual(parsed);
});

test('signing out has one address', () => {
  expect(signInPath('/login', 'acme')).toBe('/login/acme');
  expect(signInPath('/login', null)).toBe('/login');
  expect(signInPath('/logout', 'acme')).toBe('/logout');
});
