import { expect, test } from 'vitest';
import {
  columnsWithCurves,
  type ResidualSums,
} from '../../../../../domain/scoring/personal/fit/blockSums.ts';
import { testCurves } from '../../../../../domain/scoring/personal/fit/scoreTests.ts';

const size = columnsWithCurves;
/** The column of the first curve of the first statement. */
const curve = 8;

/** Sums with the same total score in one curve, to which `people` people contributed equally. */
function sumsOf(people: number): ResidualSums {
  const total = 60;
  const diagonal = Float64Array.from({ length: size ** 2 }, (_, at) => (at % (size + 1) === 0 ? 100 : 0));
  const variability = diagonal.slice();
  variability[curve * (size + 1)] = people * (total / people) ** 2;
  const score = new Float64Array(size);
  score[curve] = total;
  return { size, score, information: diagonal, variability };
}

test('a curve that many people cause is significant, and one that a single person causes is not', () => {
  const [byMany] = testCurves(sumsOf(40));
  const [byOne] = testCurves(sumsOf(1));
  expect(byMany?.p).toBeLessThan(0.0001);
  expect(byOne?.p).toBeGreaterThan(0.5);
  expect(byOne?.effect).toBeCloseTo(byMany?.effect ?? 0);
});
