import { expect, test } from 'vitest';
import { personalCodeLimits } from '../../../domain/access/policy/rateLimits.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { PersonalCodeLimiter } from '../../../server/api/personalCodeLimiter.ts';

const now = new Date('2026-11-20T10:00:00Z');
const codeOf = (error: unknown): string => (error instanceof Refusal ? error.code : String(error));

/** Enters a wrong code at each address at once, and returns the refusals. */
const enterWrong = (limiter: PersonalCodeLimiter, addresses: readonly string[], at = now) =>
  Promise.all(
    addresses.map((address) =>
      limiter
        .use({ address, now: at }, async () => {
          throw new Refusal('link_unknown');
        })
        .catch(codeOf),
    ),
  );

const { tries, minutes } = personalCodeLimits.wrongPerAddress;
const batch = 100;

/** Uses the limit up, in batches that fit into the queue. */
async function useUp(limiter: PersonalCodeLimiter, addressOf: (index: number) => string): Promise<void> {
  for (let from = 0; from < tries; from += batch) {
    const replies = await enterWrong(
      limiter,
      Array.from({ length: batch }, (_, index) => addressOf(from + index)),
    );
    expect(new Set(replies)).toEqual(new Set(['link_unknown']));
  }
}

test('CODE-04 several hundred wrong codes from one address are checked, and none after that', async () => {
  const limiter = new PersonalCodeLimiter();
  await useUp(limiter, () => '192.0.2.30');
  expect(await enterWrong(limiter, ['192.0.2.30', '192.0.2.31'])).toEqual(['too_many', 'link_unknown']);
  const later = new Date(now.getTime() + (minutes + 1) * 60_000);
  expect(await enterWrong(limiter, ['192.0.2.30'], later)).toEqual(['link_unknown']);
});

test('CODE-04 the addresses of one IPv6 /48 share the limit', async () => {
  const limiter = new PersonalCodeLimiter();
  await useUp(limiter, (index) => `2001:db8:7:${index.toString(16)}::1`);
  expect(await enterWrong(limiter, ['2001:db8:7:ffff::1', '2001:db8:8::1'])).toEqual([
    'too_many',
    'link_unknown',
  ]);
});

test('an entry takes its minimum time without holding a turn', async () => {
  const limiter = new PersonalCodeLimiter();
  const started = performance.now();
  const entries = 10 * personalCodeLimits.overall.atOnce;
  await Promise.all(
    Array.from({ length: entries }, (_, index) =>
      limiter.use({ address: `192.0.2.${index}`, now }, async () => index),
    ),
  );
  const took = performance.now() - started;
  expect(took).toBeGreaterThanOrEqual(personalCodeLimits.leastMs - 5);
  expect(took).toBeLessThan(3 * personalCodeLimits.leastMs);
});
