import type { Generated } from 'kysely';

/** Status changes of many people, with the previous status of each. */
export interface PeopleTables {
  status_batches: {
    id: Generated<number>;
    account_id: number;
    actor_id: number | null;
    status: 'active' | 'inactive';
    changed: Generated<number>;
    made_at: string;
    undone_at: string | null;
    restored: number | null;
  };
  status_changes: {
    batch_id: number;
    account_id: number;
    user_id: number;
    was: 'active' | 'inactive';
    version: string;
  };
}
