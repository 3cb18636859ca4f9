import { expect, test } from 'vitest';
import { auditCells } from '../../../../domain/release/auditCells.ts';
import { createCellFilter } from '../../../../domain/release/plan/cellFilter.ts';
import { createSeededRandom, type Random } from '../createSeededRandom.ts';

/** People in atoms, and cells that are offered one after another. */
function createCase(random: Random) {
  const weights = Array.from({ length: random(12, 40) }, () => (random(0, 4) === 0 ? random(2, 6) : 1));
  const everyone = [...weights.keys()];
  const cells = Array.from({ length: 12 }, () => everyone.filter(() => random(0, 2) === 0));
  return { weights, everyone, cells };
}

test.each([5, 8])(
  'with k = %i, only cells that reveal something are rejected, and nearly all of them',
  (k) => {
    const random = createSeededRandom(4);
    const outcomes = { added: 0, rejected: 0, missed: 0 };
    for (let i = 0; i < 100; i++) {
      const { weights, everyone, cells } = createCase(random);
      const work = { left: 0 };
      const filter = createCellFilter([everyone, ...cells], { weights, k }, work);
      filter.add([0]);
      const published = [everyone];
      for (const [index, cell] of cells.entries()) {
        const { safe } = auditCells([...published, cell], weights, k);
        const isAdded = filter.offer([index + 1]);
        if (!isAdded) expect(safe).toBe(false);
        outcomes[isAdded ? 'added' : 'rejected']++;
        if (isAdded) published.push(cell);
        if (isAdded && !safe) {
          outcomes.missed++;
          break;
        }
      }
      expect(work.left).toBeLessThan(0);
    }
    expect(Math.min(outcomes.added, outcomes.rejected)).toBeGreaterThan(100);
    expect(outcomes.missed).toBeLessThan(outcomes.rejected / 20);
  },
);

test('a cell that follows from others is added, and so is a union of categories', () => {
  const filter = createCellFilter([[0, 1, 2], [0], [1], [2]], { weights: [6, 7, 8], k: 5 }, { left: 0 });
  filter.add([0]);
  expect(filter.offer([1, 2])).toBe(true);
  expect(filter.offer([3])).toBe(true);
  expect(filter.offer([1])).toBe(true);
});

test('a copy is independent of the filter', () => {
  const filter = createCellFilter([[0, 1, 2], [0, 1], [1]], { weights: [4, 6, 6], k: 5 }, { left: 0 });
  filter.add([0]);
  const copy = filter.copy();
  expect(copy.offer([1])).toBe(true);
  expect(copy.offer([2])).toBe(false);
  expect(filter.offer([2])).toBe(true);
});
