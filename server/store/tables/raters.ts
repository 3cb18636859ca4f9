import type { Generated, JSONColumnType } from 'kysely';
import type { BalancingPlan } from '../../../domain/raters/planBalancingProposal.ts';

export interface RaterTables {
  rater_proposals: {
    id: Generated<number>;
    account_id: number;
    campaign_id: number;
    state: Generated<'ready' | 'applied' | 'discarded'>;
    /** The maximum number of targets per rater. */
    cap: number;
    /**
     * Fingerprint of the lists when the proposal was made; a different one at the confirmation means that the proposal
     * is outdated.
     */
    list_mark: string;
    outcome: JSONColumnType<BalancingPlan>;
    made_on: string;
    made_by: number | null;
  };
}
