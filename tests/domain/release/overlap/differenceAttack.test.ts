import { expect, test } from 'vitest';
import { simulateDifferenceAttack } from '../../../../bench/differenceAttack.ts';

test.each([
  { members: 8, change: 0, most: 0.2 },
  { members: 12, change: 0, most: 0.3 },
  { members: 12, change: 15, least: 0.85 },
  { members: 20, change: 15, least: 0.9 },
  { members: 45, change: 15, least: 0.95 },
])('the score of someone who joined follows from two quarters as docs/anonymity.md says: %j', (attack) => {
  const { members, change, least = 0, most = 1 } = attack;
  const { error, guess } = simulateDifferenceAttack({ members, change, runs: 2_000 });
  expect(error / guess).toBeGreaterThanOrEqual(least);
  expect(error / guess).toBeLessThanOrEqual(most);
});
