import type { Generated } from 'kysely';

export interface OwnPlanTables {
  /** Belongs to one person and is sealed for that person. */
  action_plans: {
    id: Generated<number>;
    user_id: number;
    /** Increases with each save, to detect concurrent edits. */
    version: Generated<number>;
    made_on: string;
    sealed: Uint8Array;
  };
}
