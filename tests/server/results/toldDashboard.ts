import type { Client } from '../../support/client.ts';
import { ask } from './quarters.ts';
import type { ToldGroup } from './sqlOracle.ts';

export interface ToldScore {
  readonly answer_percent: number;
  readonly low: boolean;
  readonly high: boolean;
  readonly n_band: number;
}

export interface ToldTopic extends ToldScore {
  readonly topic_id: number;
  readonly topic: string;
  readonly elements: readonly (ToldScore & {
    readonly element_id: number;
    readonly element: string;
    readonly margin: number | null;
  })[];
}

/** A group of a campaign with its numbers, or everybody. */
export interface Told extends ToldGroup {
  readonly name: string;
  readonly overall: ToldScore | null;
  readonly participation_percent?: number | null;
  readonly topics: readonly ToldTopic[];
}

const divisions = [
  ...['department', 'location', 'level', 'team'].map(
    (dimension) => ['topic_scores_by_element_org', dimension, { dimension }] as const,
  ),
  ['topic_scores_element_by_race', 'race', {}] as const,
  ['topic_scores_element_by_gender', 'gender', {}] as const,
  ['topic_scores_element_by_decade', 'decade', {}] as const,
];

/** Everybody of each campaign, newest first, then every group of every division, as the calls answer them. */
export async function toldTo(admin: Client): Promise<Told[]> {
  const { campaigns } = (await ask(admin, 'topic_scores_by_element')).body;
  const told: Told[] = campaigns.map((campaign: Told) => ({ ...campaign, dim: 'overall', members: [] }));
  for (const [call, dim, wanted] of divisions) {
    for (const { campaign_id, name, groups } of (await ask(admin, call, wanted)).body.campaigns) {
      told.push(...groups.map((group: Told) => ({ ...group, campaign_id, name, dim, overall: null })));
    }
  }
  return told;
}
