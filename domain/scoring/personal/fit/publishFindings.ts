import { discoveryLimit } from '../../differenceWords.ts';
import {
  type BlockFit,
  type ComparedGroup,
  type DifferenceSize,
  type FormFit,
  type GroupDifference,
  type StatementFit,
  smallestCurve,
  smallestDifference,
  smallestPairExcess,
} from './formFit.ts';
import type { TestedBlock, TestResult } from './scoreTests.ts';

/** Steps of published effects: coarse, so that one person among a hundred rarely changes a number (R28). */
const steps = { curve: 0.05, difference: 0.1, excess: 0.02 } as const;

/**
 * Reduces test results to the findings that are published (methods 1.7). A finding is marked if it is significant under Benjamini-Hochberg
 * at .05 over all tests of the form and its effect is large enough to matter in practice. P values aren't published.
 */
export function publishFindings(
  people: number,
  groups: readonly ComparedGroup[],
  blocks: readonly TestedBlock[],
): FormFit {
  const limit = discoveryLimit(
    blocks.flatMap(({ pairs, curves, differences }) =>
      [pairs, ...curves, ...differences.flat()].flatMap((test) => test?.p ?? []),
    ),
  );
  const isFound = ({ effect, p }: TestResult, smallest: number) => p <= limit && Math.abs(effect) >= smallest;
  const differenceOf = (test: TestResult, group: number): GroupDifference => ({
    group,
    effect: inSteps(test.effect, steps.difference),
    size: sizeOf((smallest) => isFound(test, smallest)),
  });
  return {
    people,
    groups,
    statements: blocks.flatMap((block) =>
      block.statements.map((id, at): StatementFit => {
        const curve = block.curves[at] ?? { effect: 0, p: 1 };
        return {
          id,
          curve: inSteps(curve.effect, steps.curve),
          isMisfit: isFound(curve, smallestCurve),
          differences: (block.differences[at] ?? []).flatMap((test, group) =>
            test ? [differenceOf(test, group)] : [],
          ),
        };
      }),
    ),
    blocks: blocks.map(
      ({ statements, pairs }): BlockFit => ({
        statements,
        pair: [0, pairs.pair + 1].flatMap((at) => statements[at] ?? []),
        excess: inSteps(pairs.effect, steps.excess),
        isMisfit: isFound(pairs, smallestPairExcess),
      }),
    ),
  };
}

function sizeOf(isFound: (smallest: number) => boolean): DifferenceSize {
  if (isFound(smallestDifference.large)) return 'large';
  return isFound(smallestDifference.moderate) ? 'moderate' : 'negligible';
}

/** Rounds to a multiple of the step, without the extra digits of binary fractions. */
const inSteps = (value: number, step: number) => Number((Math.round(value / step) * step).toFixed(2)) + 0;
