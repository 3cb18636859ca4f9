import { afterAll, expect, test, vi } from 'vitest';

afterAll(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

test('a hash that fails once does not break later sign-in attempts of unknown people', async () => {
  const hash = vi.fn(async () => 'a hash').mockRejectedValueOnce(new Error('out of memory'));
  vi.resetModules();
  vi.doMock('@node-rs/argon2', () => ({ hash, verify: async () => false }));
  const { isPasswordCorrect } = await import('../../../server/vault/passwords.ts');
  await expect(isPasswordCorrect(null, 'a password', 'unknown')).rejects.toThrow('out of memory');
  expect(await isPasswordCorrect(null, 'a password', 'unknown')).toBe(false);
  expect(await isPasswordCorrect(null, 'another password', 'unknown')).toBe(false);
  expect(hash).toHaveBeenCalledTimes(2);
});
