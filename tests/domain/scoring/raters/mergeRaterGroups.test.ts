import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anonymousRelationships } from '../../../../domain/raters/raterRelationships.ts';
import { auditCells } from '../../../../domain/release/auditCells.ts';
import { mergeRaterGroups } from '../../../../domain/scoring/raters/mergeRaterGroups.ts';

const shown = (peer: number, direct_report: number, other: number) =>
  Object.fromEntries(
    mergeRaterGroups({ peer, direct_report, other }).map(({ name, raters }) => [name, raters]),
  );

test('groups of three stay separate, and smaller ones are merged upward', () => {
  const cases: readonly (readonly [[number, number, number], Record<string, number>])[] = [
    [[3, 3, 3], { peer: 3, direct_report: 3, other: 3 }],
    [[5, 0, 0], { peer: 5 }],
    [[3, 3, 2], { peer_and_other: 5, direct_report: 3 }],
    [[1, 0, 2], { peer_and_other: 3 }],
    [[0, 4, 1], { all_others: 5 }],
    [[1, 3, 1], { all_others: 5 }],
    [[5, 2, 0], { all_others: 7 }],
    [[5, 1, 4], { all_others: 10 }],
    [[2, 0, 4], { all_others: 6 }],
    [[2, 0, 0], {}],
    [[1, 1, 0], {}],
    [[0, 0, 0], {}],
  ];
  for (const [sizes, expected] of cases) expect(shown(...sizes), sizes.join()).toEqual(expected);
});

test('no group of one or two can be derived from the groups and the total', () => {
  const size = fc.nat(7);
  fc.assert(
    fc.property(size, size, size, (peer, direct_report, other) => {
      const sizes = { peer, direct_report, other };
      const groups = mergeRaterGroups(sizes);
      const present = anonymousRelationships.filter((each) => sizes[each] > 0);
      const cells = groups.map(({ relationships }) =>
        present.flatMap((each, atom) => (relationships.includes(each) ? [atom] : [])),
      );
      const weights = present.map((each) => sizes[each]);
      const all = cells.length > 0 ? [present.map((_, atom) => atom)] : [];
      expect(auditCells([...cells, ...all], weights, 3)).toMatchObject({ safe: true, certain: true });
      const raters = groups.reduce((sum, group) => sum + group.raters, 0);
      expect(raters === peer + direct_report + other || groups.length === 0).toBe(true);
      expect(groups.length === 0).toBe(peer + direct_report + other < 3);
    }),
    { numRuns: 200, seed: 4 },
  );
});
