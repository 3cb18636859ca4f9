import { type Metric, metrics } from '../../../domain/metrics/metrics.ts';
import { NO_NORM, toPercentileScale } from '../../../domain/scoring/personal/percentileScale.ts';
import type { Tx } from '../../store/database.ts';
import { listScoresOfPerson } from '../../store/scoring/ownScores.ts';
import { scoreContextOf } from './checkComparable.ts';

/** Returns a person's scores of their latest self-assessment, as they are shown to them. Empty without one. */
export async function readOwnPercentiles(tx: Tx, userId: number): Promise<ReadonlyMap<Metric, number>> {
  const scores = await listScoresOfPerson(tx, userId);
  const newest = scores.find(({ subject, result }) => subject === 'self' && result.theta !== null);
  if (!newest) return new Map();
  const { norm } = await scoreContextOf(tx, newest);
  const { theta, se } = newest.result;
  return new Map(
    metrics.map((metric, k) => [
      metric,
      toPercentileScale(theta?.[k] ?? 0, se?.[k] ?? 0, norm?.metrics[k] ?? NO_NORM).value,
    ]),
  );
}
