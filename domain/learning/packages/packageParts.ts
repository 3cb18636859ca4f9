import type { PackageOutcome } from './packageOutcome.ts';
import type { PackageFacts, PackagePart } from './packageStandards.ts';

/** The most parts that a package can have. */
export const maxPackageParts = 100;

/** Returns the parts of a package in order. A package with one part has only facts. */
export const packagePartsOf = ({ launch, mastery, parts }: PackageFacts): readonly PackagePart[] =>
  parts ?? [{ title: '', section: '', launch, mastery, weight: 1, is_asset: false }];

interface PartState {
  readonly part: number;
  readonly is_completed: boolean;
  /** From 0 to 100; null without one. */
  readonly score: number | null;
}

/**
 * Whether a package is done: all of its parts are. Its score is the mean of their scores by their weights; parts without a score don't count.
 */
export function readPartsOutcome(
  parts: readonly PackagePart[],
  states: readonly PartState[],
): PackageOutcome {
  const byPart = new Map(states.map((state) => [state.part, state]));
  const scored = parts.flatMap(({ weight }, index) => {
    const score = byPart.get(index)?.score ?? null;
    return score === null || weight === 0 ? [] : [{ weight, score }];
  });
  const total = scored.reduce((sum, { weight }) => sum + weight, 0);
  const points = scored.reduce((sum, { weight, score }) => sum + weight * score, 0);
  return {
    isCompleted: parts.every((_part, index) => byPart.get(index)?.is_completed ?? false),
    score: total === 0 ? null : Math.round((100 * points) / total) / 100,
  };
}
