import type { RankedBlock } from './likelihood.ts';

/**
 * The prior of the discrimination that all statements of a form have in common, relative to the initial values a = +-1. It is lognormal
 * with a median below 1, because statements more often measure less than their authors intend than more (methods 1.2).
 */
export const DISCRIMINATION_PRIOR = { median: 0.75, logSd: 0.4 } as const;

/** Discriminations in steps of a factor of the square root of 2, with the logarithms of their prior probabilities up to a constant. */
export const discriminations: readonly { readonly factor: number; readonly logWeight: number }[] = [
  0.25, 0.35, 0.5, 0.71, 1, 1.41,
].map((factor) => ({
  factor,
  logWeight: -((Math.log(factor / DISCRIMINATION_PRIOR.median) / DISCRIMINATION_PRIOR.logSd) ** 2) / 2,
}));

/** The same statements with another discrimination. */
export const scaleBlocks = (blocks: readonly RankedBlock[], factor: number): readonly RankedBlock[] =>
  blocks.map((block) => block.map(({ trait, a, b }) => ({ trait, a: a * factor, b })));
