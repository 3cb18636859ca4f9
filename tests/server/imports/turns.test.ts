import { expect, test } from 'vitest';
import { mapWithPauses } from '../../../server/usecases/imports/mapWithPauses.ts';

test('a long list is mapped in order and yields to other work after every 20 items', async () => {
  let [turns, mapped, longest] = [0, 0, 0];
  let isOver = false;
  const takeTurn = () => {
    turns += 1;
    longest = Math.max(longest, mapped);
    mapped = 0;
    if (!isOver) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  const items = Array.from({ length: 500 }, (_, at) => at);
  const doubled = await mapWithPauses(items, (item) => {
    mapped += 1;
    return item * 2;
  });
  isOver = true;
  expect(doubled).toEqual(items.map((item) => item * 2));
  expect(turns).toBeGreaterThanOrEqual(24);
  expect(longest).toBeLessThanOrEqual(40);
});
