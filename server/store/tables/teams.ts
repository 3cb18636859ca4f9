import type { Generated, JSONColumnType } from 'kysely';
import type { RegroupKind, RegroupRecord } from '../../../domain/teams/regroupTeams.ts';
import type { PersonAttribute } from '../../../resources/users/personAttributes.ts';

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
  /** Rules that add people with an attribute to a team; triggers apply them. */
  team_rules: {
    id: Generated<number>;
    account_id: number;
    team_id: number;
    attribute: PersonAttribute;
    value: string;
    created_by: number | null;
    created_at: string;
  };
  /** People the rules of a team don't add, because they were removed manually; triggers write it. */
  team_rule_exclusions: { account_id: number; team_id: number; user_id: number };
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
