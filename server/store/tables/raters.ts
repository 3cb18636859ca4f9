import type { Generated, JSONColumnType } from 'kysely';
import type { ProposalOutcome } from '../../../domain/raters/proposeRaters.ts';

export interface RaterTables {
  rater_proposals: {
    id: Generated<number>;
    account_id: number;
    campaign_id: number;
    state: Generated<'ready' | 'applied' | 'discarded'>;
    /** The most people one rater is asked about. */
    cap: number;
    /** What the lists looked like: another one at the confirmation means that the proposal is out of date. */
    list_mark: string;
    outcome: JSONColumnType<ProposalOutcome>;
    made_on: string;
    made_by: number | null;
  };
}
