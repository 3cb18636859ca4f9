import type { Client } from '../../support/client.ts';
import { callResults } from './quarters.ts';
import type { ReportedGroup } from './resultsBySql.ts';

export interface ReportedScore {
  readonly answer_percent: number;
  readonly low: boolean;
  readonly high: boolean;
  readonly n_band: number;
  readonly margin: number | null;
}

export interface ReportedTopic extends ReportedScore {
  readonly topic_id: number;
  readonly topic: string;
  readonly elements: readonly (ReportedScore & {
    readonly element_id: number;
    readonly element: string;
  })[];
}

/** A group of a campaign with its numbers, or everyone. */
export interface ReportedDashboard extends ReportedGroup {
  readonly name: string;
  /** Whom the campaign invited; only of everyone's numbers. */
  readonly audience?: string | null;
  readonly overall: ReportedScore | null;
  readonly participation_percent?: number | null;
  readonly topics: readonly ReportedTopic[];
}

const divisions = [
  ...['department', 'location', 'level', 'team'].map(
    (dimension) => ['topic_scores_by_element_org', dimension, { dimension }] as const,
  ),
  ['topic_scores_element_by_race', 'race', {}] as const,
  ['topic_scores_element_by_gender', 'gender', {}] as const,
  ['topic_scores_element_by_decade', 'decade', {}] as const,
];

/** Everyone in each campaign, newest first, then every group of every dimension, as the calls return them. */
export async function readDashboard(admin: Client): Promise<ReportedDashboard[]> {
  const { campaigns } = (await callResults(admin, 'topic_scores_by_element')).body;
  const reported: ReportedDashboard[] = campaigns.map((campaign: ReportedDashboard) => ({
    ...campaign,
    dim: 'overall',
    members: [],
  }));
  for (const [call, dim, expected] of divisions) {
    for (const { campaign_id, name, groups } of (await callResults(admin, call, expected)).body.campaigns) {
      reported.push(
        ...groups.map((group: ReportedDashboard) => ({ ...group, campaign_id, name, dim, overall: null })),
      );
    }
  }
  return reported;
}
