import { buildCompanyBenchmark } from '../../domain/release/companyBenchmark.ts';
import { meanOf } from '../../domain/scoring/benchmarkScores.ts';
import { seededRandom } from '../../server/seed/demoRandom.ts';
import type { Measurement } from '../measurement.ts';
import { rowAtLeast, Share } from './statisticRow.ts';

const samples = 1_000;
/** Standard deviation of the true values of companies, in points. */
const between = 6;

/**
 * Measures the comparison with other accounts (methods 2.2): how near the published median and an account's
 * own position are to the true ones.
 */
export function* measureAccountBenchmark(): Generator<Measurement> {
  const random = seededRandom(95);
  for (const [accounts, se] of [
    [10, 2],
    [25, 2],
    [25, 4],
  ] as const) {
    const [middle, position] = [new Share(), new Share()];
    for (let sample = 0; sample < samples; sample += 1) {
      const truths = Array.from({ length: accounts }, () => 60 + between * random.normal());
      const built = buildCompanyBenchmark(
        truths.map((truth, account_id) => ({
          account_id,
          topic_id: 1,
          value: Math.round(truth + se * random.normal()),
          se,
          respondents: 100,
        })),
      );
      const sorted = [...truths].sort((a, b) => a - b);
      const center = meanOf(sorted.slice(Math.floor((accounts - 1) / 2), Math.ceil((accounts + 1) / 2))) ?? 0;
      middle.add(Math.abs((built?.norms[0]?.p50 ?? 0) - center) <= 3);
      const own = 100 * ((sorted.indexOf(truths[0] ?? 0) + 0.5) / accounts);
      position.add(Math.abs((built?.ranks[0]?.percentile ?? 0) - own) <= 25);
    }
    const kind = `${accounts} accounts, standard error ${se}`;
    yield rowAtLeast(`Middle of other accounts within 3 points of the true one, ${kind}`, middle.value, 0.8);
    yield rowAtLeast(`Own position within 25 of the true one, ${kind}`, position.value, 0.8);
  }
}
