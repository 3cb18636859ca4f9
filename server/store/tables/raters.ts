import type { Generated, JSONColumnType } from 'kysely';
import type { RaterRelationship } from '../../../domain/raters/relationships.ts';

/** One rater for one target, both by their user ids. */
export interface ProposedRater {
  readonly target_id: number;
  readonly user_id: number;
  readonly relationship: RaterRelationship;
}

/** Why places up to a minimum stay empty. */
export type UnfilledReason = 'list_closed' | 'few_named' | 'at_cap';

/** What balancing a cycle proposes; everything is named by ids, so that nobody's name outlives them here. */
export interface ProposalOutcome {
  /** How many were approved before and stay. */
  readonly kept: number;
  /** Proposals, by assignment, that are approved. */
  readonly approved: readonly number[];
  /** Who is asked besides those named. */
  readonly added: readonly ProposedRater[];
  /** Proposals, by assignment, that give way because the rater is asked enough. */
  readonly released: readonly number[];
  readonly unfilled: readonly {
    readonly target_id: number;
    readonly relationship: RaterRelationship;
    readonly missing: number;
    readonly why: UnfilledReason;
  }[];
  /** `before` counts all who are approved or proposed, `after` those who would be asked. */
  readonly loads: readonly { readonly user_id: number; readonly before: number; readonly after: number }[];
}

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
