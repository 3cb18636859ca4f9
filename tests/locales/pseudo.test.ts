import { expect, test } from 'vitest';
import { documents } from '../../locales/en/documents.ts';
import { survey } from '../../locales/en/survey.ts';
import { pseudoTexts } from '../../locales/pseudo.ts';
import { en } from '../support/englishTexts.ts';

const placeholdersOf = (text: string) => [...text.matchAll(/%?\{\w+\}/g)].map(([name]) => name).sort();

function textsOf(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsOf) : [];
}

test.each(Object.entries({ app: en, survey, documents }))(
  'every text of the %s area is accented',
  (_, texts) => {
    const english = textsOf(texts);
    const accented = textsOf(pseudoTexts(texts));
    expect(accented).toHaveLength(english.length);
    const wrong = english.filter((text, at) => !isAccented(text, accented[at] ?? ''));
    expect(wrong).toEqual([]);
  },
);

function isAccented(text: string, pseudo: string): boolean {
  return (
    placeholdersOf(pseudo).join() === placeholdersOf(text).join() &&
    pseudo.split('||||').length === text.split('||||').length &&
    !/[A-Za-z]/.test(pseudo.replace(/%?\{\w+\}/g, ''))
  );
}

test('accented texts are bracketed and about 40 percent longer', () => {
  const pseudo = pseudoTexts(
    'Send reminders to %{smart_count} person |||| Send reminders to %{smart_count} people',
  );
  for (const form of pseudo.split(' |||| ')) {
    expect(form).toMatch(/^\[.+\]$/);
    expect(form.length).toBeGreaterThan(36 * 1.3);
  }
});
