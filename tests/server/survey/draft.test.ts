import { expect, test } from 'vitest';
import { type Draft, draftCipherOf } from '../../../server/usecases/survey/draft.ts';
import { decryptJson, deriveKey, encryptJson } from '../../../server/vault/cipher.ts';

const key = deriveKey('code', 'draft');
const cipher = draftCipherOf('code');

const draftOf = (count: number): Draft => ({
  keep_copy: true,
  answers: Array.from({ length: count }, (_, index) => ({
    question_id: 900 + index,
    ordering: [3, 1, 2, 4].map((option) => String(4 * index + 3_000 + option)),
    on: index < 20 ? '2026-11-22' : '2026-11-23',
    ...(index % 2 === 0 ? { seconds: index / 8 } : {}),
  })),
  supplementals: [{ question_id: 5, rating: 4, choice: null, text: null }],
});

test.each([0, 1, 48])('a draft with %i answers is read as it was stored', (count) => {
  expect(cipher.decrypt(cipher.encrypt(draftOf(count)))).toEqual(draftOf(count));
});

test('without a draft there are no answers', () => {
  expect(cipher.decrypt(null)).toEqual({ keep_copy: false, answers: [], supplementals: [] });
});

test('a draft that was stored before drafts were packed is read', () => {
  expect(cipher.decrypt(encryptJson(key, draftOf(3)))).toEqual(draftOf(3));
  const { supplementals, ...oldest } = draftOf(3);
  expect(cipher.decrypt(encryptJson(key, oldest))).toEqual({ ...oldest, supplementals: [] });
});

// PostgreSQL moves longer values to another table, and then writes several rows instead of one.
test('a draft with all answers of a survey fits into its row', () => {
  expect(cipher.encrypt(draftOf(48)).length).toBeLessThan(2_000);
});

test('an earlier version of the server can not mistake a packed draft for an empty one', () => {
  const stored = decryptJson<{ answers: object }>(key, cipher.encrypt(draftOf(3)));
  expect(stored.answers).not.toHaveProperty('find');
  expect(stored.answers).not.toHaveProperty('map');
});
