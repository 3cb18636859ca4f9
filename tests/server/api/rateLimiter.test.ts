import { expect, test } from 'vitest';
import { maxKeys, RateLimiter } from '../../../server/api/rateLimiter.ts';

const limit = { tries: 3, minutes: 15 };
const now = new Date('2026-11-21T09:00:00Z');
const isRefused = (attempts: RateLimiter, key: string, at = now) => attempts.isUsedUp(key, limit, at);

test('an exhausted limit reports when its window ends and stays exhausted until then', () => {
  const attempts = new RateLimiter();
  for (let tried = 0; tried < 3; tried += 1) attempts.take('a', limit, now);
  const end = new Date(now.getTime() + 15 * 60_000);
  expect(() => attempts.take('a', limit, now)).toThrow(expect.objectContaining({ until: end }));
  expect(isRefused(attempts, 'a', new Date(end.getTime() - 1))).toBe(true);
  expect(isRefused(attempts, 'a', end)).toBe(false);
});

test('requests from many addresses do not reset an exhausted limit', () => {
  const attempts = new RateLimiter();
  for (let tried = 0; tried < 3; tried += 1) attempts.take('guesser', limit, now);
  for (let address = 0; address < 3 * maxKeys; address += 1) attempts.take(`flood ${address}`, limit, now);
  expect(isRefused(attempts, 'guesser')).toBe(true);
});

test('expired windows are evicted before active ones', () => {
  const attempts = new RateLimiter();
  for (let address = 0; address < maxKeys - 1; address += 1) attempts.take(`old ${address}`, limit, now);
  const later = new Date(now.getTime() + 15 * 60_000);
  attempts.take('one try', limit, later);
  for (let address = 0; address < maxKeys / 2; address += 1) attempts.take(`new ${address}`, limit, later);
  expect(attempts.has('one try', later)).toBe(true);
});
