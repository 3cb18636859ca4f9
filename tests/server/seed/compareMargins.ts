import type { TestServer } from '../../support/startTestServer.ts';
import type { ReportedDashboard } from '../results/reportedDashboard.ts';
import { computeMarginsBySql } from '../results/resultsBySql.ts';

interface ComparedMargins {
  readonly count: number;
  readonly wrong: readonly (readonly [key: string, margin: number | null])[];
}

/** Compares the reported margins of a campaign with those that plain SQL computes from all answers. */
export async function compareMargins(
  server: TestServer,
  campaignId: number,
  reported: readonly ReportedDashboard[],
): Promise<ComparedMargins> {
  const margins = new Map(
    (await computeMarginsBySql(server, campaignId)).map((one) => [
      [one.subject, one.subject_id, one.band].join(),
      one.margin,
    ]),
  );
  const groups = reported.filter((one) => one.campaign_id === campaignId);
  const own = groups.flatMap(({ dim, overall, topics }) =>
    [
      ...topics.map((topic) => ['topic', topic.topic_id, topic] as const),
      ...topics.flatMap(({ elements }) => elements.map((one) => ['element', one.element_id, one] as const)),
      ...(overall ? [['overall', 0, overall] as const] : []),
    ].map(
      ([subject, id, { n_band, margin }]) =>
        [[subject, id, dim === 'overall' ? null : n_band].join(), margin] as const,
    ),
  );
  // Fewer than 20 answers, as to the follow-up pulse of a team, have no margins.
  const hasMargins = groups.some(({ dim, overall }) => dim === 'overall' && (overall?.n_band ?? 0) >= 20);
  const expected = (key: string) => (hasMargins ? margins.get(key) : null);
  return { count: own.length, wrong: own.filter(([key, margin]) => expected(key) !== margin) };
}
