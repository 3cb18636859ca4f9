import { describe, expect, test } from 'vitest';
import { createRedactor, hasRemainingText } from '../../../domain/comments/createRedactor.ts';

const people = [
  ['Nora', 'Lindqvist'],
  ['Łukasz', 'Nowák'],
  ['José', 'García de la Cruz'],
  ['Anna-Maria', "O'Brien"],
  ['Jonas', 'Weber'],
  ['Li', 'Wei'],
  ['小林', '花子'],
].map((names) => ({ names }));

const redact = createRedactor(
  { people, ids: ['night-7', 'nlindq'], labels: ['Director', 'Fleet planning'] },
  () => [],
);

describe('redaction of comments', () => {
  test.each([
    ['Ask Nora about it.', 'Ask [removed] about it.'],
    ['ask NORA lindqvist about it', 'ask [removed] about it'],
    ["It is Nora's idea.", "It is [removed]'s idea."],
    ['lukasz and Novak, Nowak too', '[removed] and Novak, [removed] too'],
    ['Jose Garcia de la Cruz decides', '[removed] de la [removed] decides'],
    ['Anna Maria and obrien, O’Brien', '[removed] and obrien, O’[removed]'],
    ['Řekni to Weberovi a Norou', 'Řekni to [removed] a [removed]'],
    ['Webers Team, Jonasin tiimi', '[removed] Team, [removed] tiimi'],
    ['N. L. said so, and N.L., and NL', '[removed] said so, and [removed], and [removed]'],
    ['Talk to N. Lindqvist or Nora L.', 'Talk to [removed] or [removed]'],
    ['No\u200bra is here', '[removed] is here'],
    ['Li is kind, but li ke that', '[removed] is kind, but li ke that'],
    ['小林さんは親切です', '[removed]さんは親切です'],
  ])('%s', (text, left) => {
    expect(redact(text)).toBe(left);
  });

  test.each([
    ['write to nora.l@work.example now', 'write to [removed] now'],
    ['nora.l (at) work.example', '[removed]'],
    ['see https://intra.example/p/7 or wiki.work.com/x', 'see [removed] or [removed]'],
    ['@norali in #night-shift', '[removed] in [removed]'],
    ['my number is E21045 and the ticket INV-2291', 'my number is [removed] and the ticket [removed]'],
    ['Night-7 and nlindq.', '[removed] and [removed].'],
    ['call 020 7946 0958', 'call [removed]'],
    [
      'they paid 54,000 or €48k or 300 euros or 12 000 kr',
      'they paid [removed] or [removed] or [removed] or [removed]',
    ],
    ['on 12 March 2026, 12.3.2026, 2026-03-12 and 3/12', 'on [removed], [removed], [removed] and [removed]'],
    ['am 3. März, le 14 juillet, 5 maja, May 4th', 'am [removed], le [removed], [removed], [removed]'],
    ['a Director of fleet planning', 'a [removed] of [removed]'],
  ])('%s', (text, left) => {
    expect(redact(text)).toBe(left);
  });

  test('keeps ordinary words and numbers', () => {
    const text = 'In 2 of 10 meetings HR asks us, and IT listens. In 2026 that may be half of 80 percent.';
    expect(redact(text)).toBe(text);
  });

  test('removes detected phone numbers and normalizes spaces', () => {
    const withPhones = createRedactor({ people: [], ids: [], labels: [] }, (text) => [
      { start: text.indexOf('0'), end: text.indexOf('4') + 1 },
    ]);
    expect(withPhones('  call\n\n 01 34   please ')).toBe('call [removed] please');
  });

  test('a comment of placeholders alone is treated as empty', () => {
    expect(hasRemainingText(redact('Nora Lindqvist!'))).toBe(false);
    expect(hasRemainingText(redact('Nora helps'))).toBe(true);
  });
});
