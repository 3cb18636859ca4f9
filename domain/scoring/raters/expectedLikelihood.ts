import { cholesky } from '../linear/cholesky.ts';
import { addScaled, multiplyVector } from '../linear/matrices.ts';
import { type RankedBlock, slopeAt } from '../personal/likelihood.ts';
import type { RaterLikelihood, RaterView } from './combineRaters.ts';

/**
 * The likelihood of one rater's answers, averaged over two points around their current view: theta + d and theta - d, where d has the
 * covariance of the view over 16 consecutive raters. An expansion at the mode alone underestimates variances by up to 12 percent.
 */
export function expectedLikelihood(
  blocks: readonly RankedBlock[],
  { theta, covariance }: RaterView,
  rater: number,
): RaterLikelihood {
  const signs = theta.map((_, trait) => walshSign(rater, trait + 1));
  const apart = multiplyVector(cholesky(covariance, theta.length), signs);
  const above = slopeAt(blocks, addScaled(theta, apart, 1));
  const below = slopeAt(blocks, addScaled(theta, apart, -1));
  const information = above.information.map((entry, at) => (entry + (below.information[at] ?? 0)) / 2);
  const pull = multiplyVector(information, theta).map(
    (entry, trait) => entry + ((above.gradient[trait] ?? 0) + (below.gradient[trait] ?? 0)) / 2,
  );
  return { information, pull };
}

/** 1 or -1; the signs of two traits are uncorrelated over 16 consecutive raters. */
function walshSign(rater: number, trait: number): number {
  let isOdd = false;
  for (let bits = rater & trait; bits > 0; bits >>= 1) if (bits & 1) isOdd = !isOdd;
  return isOdd ? -1 : 1;
}
