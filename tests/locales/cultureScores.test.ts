import { expect, test } from 'vitest';
import { documents } from '../../locales/en/documents.ts';
import { en } from '../support/englishTexts.ts';

const textsOf = (tree: unknown): string[] => {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsOf) : [];
};

/** The names of scores, and of their limits, in texts. Shares of people and companies have other names. */
const scores = [
  'score',
  'highScore',
  'lowScore',
  'from',
  'to',
  'value',
  'own',
  'middle',
  'mean',
  'points',
  'gap',
];

test('culture scores are an index from 0 to 100, never shown with a percent sign', () => {
  const all = [...textsOf(en), ...textsOf(documents)];
  expect(all.filter((text) => text.includes('%{score}')).length).toBeGreaterThan(5);
  const asPercent = new RegExp(`%\\{(${scores.join('|')})\\}\\s?(%|percent)`);
  expect(all.filter((text) => asPercent.test(text))).toEqual([]);
});
