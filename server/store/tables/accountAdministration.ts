import type { Generated } from 'kysely';
import type { MoveRefusal, MoveState } from '../../../domain/accounts/userMoves.ts';

/** Tables of account administration. They belong to the platform, except emulations, which belong to sessions. */
export interface AccountAdministrationTables {
  delegations: {
    user_id: number;
    account_id: number;
    granted_at: Generated<string>;
    granted_by: number | null;
  };
  /** What administrators of a new account confirmed or dismissed on the home page. */
  account_setups: {
    account_id: number;
    teams_confirmed_at: string | null;
    dismissed_at: string | null;
    /** When someone in the account first opened the preview of a survey. */
    previewed_at: string | null;
  };
  viewings: { session_id: string; account_id: number; began_at: string; reason: string | null };
  account_moves: {
    id: Generated<number>;
    to_account_id: number;
    asked_by: number | null;
    as_account_id: number | null;
    asked_at: string;
  };
  account_move_people: {
    move_id: number;
    user_id: number;
    from_account_id: number;
    state: Generated<MoveState>;
    refusal: MoveRefusal | null;
    done_at: string | null;
  };
}
