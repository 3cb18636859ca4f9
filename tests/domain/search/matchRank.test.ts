import { describe, expect, test } from 'vitest';
import { foldSearchText } from '../../../domain/search/foldSearchText.ts';
import { highlightMatches } from '../../../domain/search/highlightMatches.ts';
import { bestMatches, matchRank, searchWords } from '../../../domain/search/matchRank.ts';

test.each([
  ['Élodie', 'elodie'],
  ['Großmann', 'grossmann'],
  ['Łukasz Ørsted', 'lukasz orsted'],
  ['Işıl İnönü', 'isil inonu'],
  ['Ｗａｎｇ', 'wang'],
])('%s is folded to %s', (text, folded) => {
  expect(foldSearchText(text)).toBe(folded);
});

describe('the rank of a match', () => {
  test.each([
    ['ida castel', 'Ida Castel', 0],
    ['castel ida', 'Ida Castel', 1],
    ['castel', 'Ida Castel', 1],
    ['élodie', 'Elodie-Marie Grün', 1],
    ['cas', 'Ida Castel', 2],
    ['ida cas', 'Ida Castel', 2],
    ['stel', 'Ida Castel', 3],
    ['ida stel', 'Ida Castel', 3],
    ['fleet', 'Ida Castel', 4],
    ['ida fleet', 'Ida Castel', 4],
  ])('%j in %j is %i', (search, name, rank) => {
    expect(matchRank(name, searchWords(search))).toBe(rank);
  });

  test('orders matches, shorter names before longer ones', () => {
    const names = ['Oberkast', 'Kastellan', 'Kast 12', 'Kast 1', 'Kaste', 'Kast'];
    expect(bestMatches(names, (name) => name, searchWords('kast'), 5)).toEqual([
      'Kast',
      'Kast 1',
      'Kast 12',
      'Kaste',
      'Kastellan',
    ]);
  });

  test('equal matches keep their order', () => {
    const names = ['Pulse Q4', 'Pulse Q1', 'Pulse Q3'];
    expect(bestMatches(names, (name) => name, searchWords('pulse'), 3)).toEqual(names);
  });
});

test.each([
  ['Ida Castel', 'cas', 'Ida [Cas]tel'],
  ['Ida Castel', 'a', 'Id[a] C[a]stel'],
  ['Großmann', 'gross', '[Groß]mann'],
  ['Élodie', 'elo', '[Élo]die'],
  ['anana', 'ana', '[anana]'],
  ['Ida Castel', 'ida castel', '[Ida] [Castel]'],
  ['Ida', 'xyz', 'Ida'],
  ['', 'a', ''],
])('in %j the matches of %j are marked: %s', (text, search, expected) => {
  const parts = highlightMatches(text, searchWords(search));
  expect(parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('')).toBe(expected);
});
