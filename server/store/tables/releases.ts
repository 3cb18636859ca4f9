import type { Generated } from 'kysely';

export interface ReleaseTables {
  /** How a topic's scores are spread over everybody: shares in steps of 5 percent. */
  release_counts: {
    release_id: number;
    account_id: number;
    topic_id: number;
    from_score: number;
    to_score: number;
    share: number;
  };
  /** A closed campaign whose release is being made, and how far it is. */
  release_runs: {
    campaign_id: number;
    account_id: number;
    closed_on: string;
    done: Generated<number>;
    wanted: Generated<number>;
    ended_at: string | null;
  };
}
