import type { Generated, JSONColumnType } from 'kysely';
import type { RegroupKind, RegroupRecord } from '../../../domain/teams/regroupTeams.ts';

/** Tables of teams. Triggers write `membership_history`; the server only reads it. */
export interface TeamTables {
  membership_history: {
    id: Generated<number>;
    account_id: number;
    membership_id: number;
    team_id: number;
    team_name: string;
    user_id: number;
    joined_on: string;
    joined_by: number | null;
    left_on: string | null;
    left_by: number | null;
  };
  team_changes: {
    id: Generated<number>;
    account_id: number;
    kind: RegroupKind;
    done_by: number | null;
    done_at: string;
    undone_by: number | null;
    undone_at: string | null;
    steps: JSONColumnType<RegroupRecord>;
  };
}
