import type { Generated } from 'kysely';

export interface ReleaseTables {
  /** Distribution of a topic's scores over all respondents: shares in bins of 5 percent. */
  release_counts: {
    release_id: number;
    account_id: number;
    topic_id: number;
    from_score: number;
    to_score: number;
    share: number;
  };
  /** A closed campaign whose release is being created, with its progress. */
  release_runs: {
    campaign_id: number;
    account_id: number;
    closed_on: string;
    done: Generated<number>;
    wanted: Generated<number>;
    ended_at: string | null;
  };
  /** The audience of a closed campaign, encrypted for the builder; with its published numbers once there are any. */
  audience_rosters: {
    campaign_id: number;
    account_id: number;
    closed_on: string;
    is_published: Generated<boolean>;
    sealed: Uint8Array;
  };
}
