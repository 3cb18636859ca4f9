import { expect, test } from 'vitest';
import { rowSpaceOf } from '../../../domain/release/rowSpace.ts';
import { createSeededRandom } from './createSeededRandom.ts';
import { isDerivable } from './plainAuditor.ts';

test('a found row covers few people and can be derived, before and after merges', () => {
  const random = createSeededRandom(7);
  const outcomes = { before: 0, after: 0, nothing: 0 };
  for (let i = 0; i < 200; i++) {
    const people = Array.from({ length: random(4, 9) }, () => random(1, 3));
    let cells = Array.from({ length: random(2, 6) }, () =>
      [...people.keys()].filter(() => random(0, 1) === 1),
    );
    const space = rowSpaceOf(cells, people, 3);
    for (const when of ['before', 'after'] as const) {
      const touched = space.lightRow();
      outcomes[touched ? when : 'nothing']++;
      if (touched) {
        expect(touched.reduce((sum, atom) => sum + (people[atom] ?? 0), 0)).toBeLessThan(4);
        expect(isDerivable(cells, people.length, touched)).toBe(true);
      }
      space.join(0, 1);
      cells = [[...(cells[0] ?? []), ...(cells[1] ?? [])], ...cells.slice(2)];
      if (new Set(cells[0]).size < (cells[0]?.length ?? 0)) break; // Cells of one cut never overlap.
    }
  }
  expect(Math.min(outcomes.before, outcomes.after, outcomes.nothing)).toBeGreaterThan(10);
});

test('cells that distinguished people no longer do after merging', () => {
  const space = rowSpaceOf([[0, 1], [0], [1]], [4, 9], 4);
  expect(space.lightRow()).toEqual([0]);
  space.join(1, 2);
  expect(space.lightRow()).toBeNull();
});
