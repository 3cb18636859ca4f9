import { type Metric, metrics } from '../../../domain/metrics/metrics.ts';
import type { TestServer } from '../../support/startTestServer.ts';

interface Whose {
  readonly account_id: number;
  readonly user_id: number;
  readonly question_ids: number[];
  readonly made_on: string;
}

/** A profile of zeros except the given metrics, with equal errors. */
export async function addProfile(
  server: TestServer,
  at: Partial<Record<Metric, number>>,
  whose: Whose,
): Promise<void> {
  const se = 0.25;
  const result = {
    outcome: 'profiled',
    asked: 36,
    ipsative: metrics.map(() => ({ percent: 50, times_shown: 12 })),
    theta: metrics.map((metric) => at[metric] ?? 0),
    se: metrics.map(() => se),
    covariance: metrics.map((_, r) => metrics.map((_metric, c) => (r === c ? se ** 2 : 0))),
    reliability: metrics.map(() => 0.9),
  };
  await server.database.owner
    .insertInto('scores')
    .values({
      subject: 'self',
      assessment_id: null,
      target_id: null,
      rater_group: null,
      model_version: 'pl-irt-1',
      norm_version: null,
      result: JSON.stringify(result),
      replaced_on: null,
      ...whose,
    })
    .execute();
}
