import { expect, test } from 'vitest';
import {
  buildRedactionDirectory,
  type IdentifiableMember,
} from '../../../domain/comments/buildRedactionDirectory.ts';
import { createRedactor } from '../../../domain/comments/createRedactor.ts';

const nora: IdentifiableMember = {
  names: ['Nora', 'Lindqvist', 'Sparrow'],
  contacts: ['nlindqvist@work.example', 'support@work.example'],
  identifiers: ['E-7'],
  attributes: { department: 'Fleet', pet: 'Iguana' },
};
const other: IdentifiableMember = {
  names: [],
  contacts: [],
  identifiers: [],
  attributes: { department: 'Fleet' },
};
const redact = createRedactor(
  buildRedactionDirectory([nora, other], [{ name: 'Night owls', members: 1 }], 2),
  () => [],
);

test.each([
  ['Sparrow decides', '[removed] decides'],
  ['NL and NS and LS decide', '[removed] and [removed] and [removed] decide'],
  ['ask nlindqvist or E-7', 'ask [removed] or [removed]'],
  ['ask support', 'ask support'],
  ['the Iguana of Fleet', 'the [removed] of Fleet'],
  ['the Night owls', 'the [removed]'],
])('%s', (text, left) => {
  expect(redact(text)).toBe(left);
});
