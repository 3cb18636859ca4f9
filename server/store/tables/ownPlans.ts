import type { Generated } from 'kysely';

export interface OwnPlanTables {
  /** Of one person, readable by nobody else: what it says is sealed for that person. */
  action_plans: {
    id: Generated<number>;
    user_id: number;
    /** Of the last save, so that two pages do not overwrite each other. */
    version: Generated<number>;
    made_on: string;
    sealed: Uint8Array;
  };
}
