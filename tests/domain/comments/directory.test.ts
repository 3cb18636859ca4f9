import { expect, test } from 'vitest';
import { createRedactor } from '../../../domain/comments/createRedactor.ts';
import { directoryOf, type Member } from '../../../domain/comments/directory.ts';

const nora: Member = {
  names: ['Nora', 'Lindqvist', 'Sparrow'],
  contacts: ['nlindqvist@work.example', 'support@work.example'],
  identifiers: ['E-7'],
  attributes: { department: 'Fleet', pet: 'Iguana' },
};
const other: Member = { names: [], contacts: [], identifiers: [], attributes: { department: 'Fleet' } };
const redact = createRedactor(directoryOf([nora, other], [{ name: 'Night owls', members: 1 }], 2), () => []);

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
