import type { RegroupKind } from '../../domain/teams/regroupTeams.ts';

/** The people or teams to move; the new team is chosen in the dialog. */
export interface RegroupStart {
  readonly kind: RegroupKind;
  readonly user_ids: readonly number[];
  readonly from_team_ids: readonly number[];
}
export interface RegroupInput extends RegroupStart {
  readonly to_team_id: number | null;
  readonly name: string | null;
}

export interface RegroupForecast {
  readonly joining: number;
  readonly staying: number;
  readonly teams: readonly {
    readonly team_id: number | null;
    readonly name: string;
    readonly before: number;
    readonly after: number;
    readonly removed: boolean;
  }[];
  readonly campaigns: readonly {
    readonly campaign_id: number;
    readonly name: string;
    readonly status: 'draft' | 'open';
    readonly by_team: boolean;
    readonly invited: number;
  }[];
  readonly minimum: number;
  readonly minimum_of: string | null;
}

export interface FormerMember {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly joined_on: string;
  readonly left_on: string | null;
  readonly left_by: string | null;
}

/** Everything cached that changes when people move between teams. */
export const teamKeys = (accountId: number) => [
  ['memberships'],
  ['teams'],
  ['former-members'],
  [accountId, 'teams'],
];
