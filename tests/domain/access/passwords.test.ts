import { expect, test } from 'vitest';
import { isCommonPassword, isOwnEmail } from '../../../domain/access/passwords.ts';

test.each([
  ['passwordpassword', true],
  ['PasswordPassword', true],
  ['aaaaaaaaaaaaaaaa', true],
  ['123123123123', true],
  ['correct horse battery', false],
  ['gläserne Teekanne', false],
])('%s is a common password: %s', (password, expected) => {
  expect(isCommonPassword(password)).toBe(expected);
});

test.each([
  ['ann@people.example', 'Ann@people.example', true],
  ['annabellamaria', 'annabellamaria@people.example', true],
  ['ann@people.example!', 'ann@people.example', false],
])('%s is the address %s: %s', (password, email, expected) => {
  expect(isOwnEmail(password, email)).toBe(expected);
});
