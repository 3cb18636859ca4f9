import { nearestPersonas } from '../../domain/insights/nearestPersonas.ts';
import { centroidOf } from '../../domain/insights/personas.ts';
import { metrics } from '../../domain/metrics/metrics.ts';
import { estimateProfile } from '../../domain/scoring/personal/estimateProfile.ts';
import { rankedBlocks } from '../../domain/scoring/personal/formParameters.ts';
import { metricPrior } from '../../domain/scoring/personal/prior.ts';
import { widenErrors } from '../../domain/scoring/personal/widenErrors.ts';
import { seededRandom } from '../../server/seed/demoRandom.ts';
import type { Measurement } from '../measurement.ts';
import { answerForm, drawTheta, generateDesign, uncalibratedParameters } from '../scoringForms.ts';
import { falseMarkRow, rowAtLeast, Share } from './statisticRow.ts';

const people = 1_000;

/**
 * Measures the nearest pattern of a profile: how often the displayed range covers the true similarity, and how often a pattern is
 * named for an even profile.
 */
export function* measurePersonas(): Generator<Measurement> {
  const random = seededRandom(61);
  const design = generateDesign(random, { reversed: 0.3, varied: true });
  for (const [name, parameters, n] of [
    ['parameters known', design.truth, 1_000],
    ['as shipped', uncalibratedParameters(design), null],
  ] as const) {
    const insightOf = (theta: readonly number[]) => {
      const blocks = rankedBlocks(answerForm(random, design, theta), parameters);
      return nearestPersonas(
        widenErrors(estimateProfile(blocks, metricPrior), n, { blocks, prior: metricPrior }),
      );
    };
    const [covered, marked] = [new Share(), new Share()];
    for (let person = 0; person < people; person += 1) {
      const truth = drawTheta(random);
      const [first] = insightOf(truth).nearest;
      if (first) {
        const actual = cosineOf(truth, centroidOf(first.persona));
        covered.add(first.similarity.low <= actual && actual <= first.similarity.high);
      }
      const level = random.normal();
      const { outcome } = insightOf(metrics.map(() => level));
      marked.add(outcome === 'near' || outcome === 'between');
    }
    yield rowAtLeast(`Similarity to a pattern, 90% range as shown, ${name}`, covered.value, 0.85);
    yield falseMarkRow(`Even profile with a pattern, ${name}`, marked.value);
  }
}

/** Returns the cosine in hundredths. */
function cosineOf(theta: readonly number[], centroid: readonly number[]): number {
  const mean = theta.reduce((sum, value) => sum + value, 0) / theta.length;
  const length = Math.hypot(...theta.map((value) => value - mean));
  return (100 * theta.reduce((sum, value, k) => sum + value * (centroid[k] ?? 0), 0)) / length;
}
