import { percentileOfTheta, percentileSpread } from '../../domain/metricResults/percentileOfTheta.ts';
import { metrics } from '../../domain/metrics/metrics.ts';
import { sizeBand } from '../../domain/release/sizeBands.ts';
import { meanOf } from '../../domain/scoring/benchmarkScores.ts';
import { marginOfError } from '../../domain/scoring/detectChanges.ts';
import { estimateProfile } from '../../domain/scoring/personal/estimateProfile.ts';
import { rankedBlocks } from '../../domain/scoring/personal/formParameters.ts';
import { metricPrior } from '../../domain/scoring/personal/prior.ts';
import { seededRandom } from '../../server/seed/demoRandom.ts';
import type { Measurement } from '../measurement.ts';
import { answerForm, drawTheta, generateDesign } from '../scoringForms.ts';
import { rowAtLeast, Share } from './statisticRow.ts';

const samples = 60;

/**
 * Measures means of personal metrics of a group (decision 7): how often the margin contains the mean of
 * everyone from whom the group is drawn, in a population as diverse as the norm group.
 */
export function* measureMetricMeans(): Generator<Measurement> {
  const random = seededRandom(91);
  const design = generateDesign(random, { reversed: 0.3, varied: true });
  for (const people of [20, 50]) {
    const covered = new Share();
    const margin = Math.ceil(marginOfError(percentileSpread / Math.sqrt(sizeBand(people))));
    for (let sample = 0; sample < samples; sample += 1) {
      const profiles = Array.from({ length: people }, () => {
        const form = answerForm(random, design, drawTheta(random));
        return estimateProfile(rankedBlocks(form, design.truth), metricPrior).theta;
      });
      metrics.forEach((_, metric) => {
        const mean = meanOf(profiles.map((theta) => percentileOfTheta(theta[metric] ?? 0))) ?? 0;
        covered.add(Math.abs(Math.round(mean) - 50) <= margin);
      });
    }
    yield rowAtLeast(`Mean of a metric, margin as shown, group of ${people}`, covered.value, 0.85);
  }
}
