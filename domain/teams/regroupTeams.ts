import { Refusal } from '../refusal.ts';

/** `move`: people join another team; `merge`: several teams become one; `split`: part of a team becomes a new one. */
export const regroupKinds = ['move', 'merge', 'split'] as const;
export type RegroupKind = (typeof regroupKinds)[number];

export interface TeamMember {
  readonly team_id: number;
  readonly user_id: number;
  readonly since: string | null;
}

export interface Regrouping {
  readonly kind: RegroupKind;
  readonly user_ids: readonly number[];
  /** The teams that people leave. Memberships in other teams do not change. */
  readonly from_team_ids: readonly number[];
  /** The team that people join; null for a split, which creates a team called `name`. */
  readonly to_team_id: number | null;
  readonly name: string | null;
}

/** A removed team with everything needed to restore it. */
export interface StoredTeam {
  readonly id: number;
  readonly name: string;
  readonly leader_id: number | null;
  readonly group_id: number | null;
}

/** The applied changes, for undoing them: ended and new memberships, removed and created teams. */
export interface RegroupRecord {
  readonly left: readonly TeamMember[];
  readonly joined: readonly TeamMember[];
  readonly removed_teams: readonly StoredTeam[];
  readonly made_team: StoredTeam | null;
  /** Draft campaigns whose audience named a removed team and was changed to the team it was merged into. */
  readonly audiences: readonly { readonly campaign_id: number; readonly team_id: number }[];
  /** The changed audiences of draft 360 campaigns; missing in older records. */
  readonly cycles?: readonly { readonly campaign_id: number; readonly team_id: number }[];
  /** The membership rules of the removed teams; missing in older records. */
  readonly rules?: MergedRules;
}

/** The membership rules of merged teams, the people excluded from them, and what of both the target didn't have. */
export interface MergedRules {
  readonly target_id: number;
  readonly rules: readonly {
    readonly team_id: number;
    readonly attribute: string;
    readonly value: string;
    readonly created_by: number | null;
    readonly created_at: string;
  }[];
  readonly exclusions: readonly { readonly team_id: number; readonly user_id: number }[];
  readonly added_rule_ids: readonly number[];
  readonly added_user_ids: readonly number[];
}

export interface PlannedMemberships {
  readonly left: readonly TeamMember[];
  /** People who join the target; those who are already members stay. */
  readonly joins: readonly number[];
  readonly staying: number;
  readonly removed: readonly number[];
}

/**
 * Plans which memberships end and begin, given the current `members` of the teams involved. A merge moves everyone and removes the emptied
 * teams. Throws `invalid` for a merge or move without a target, a target that is also a source, a split without a name or from several
 * teams, and if nothing would change.
 */
export function planRegrouping(regrouping: Regrouping, members: readonly TeamMember[]): PlannedMemberships {
  checkRegrouping(regrouping);
  const from = new Set(regrouping.from_team_ids);
  const chosen = new Set(regrouping.user_ids);
  const leaves = ({ team_id, user_id }: TeamMember) =>
    from.has(team_id) && (regrouping.kind === 'merge' || chosen.has(user_id));
  const left = members.filter(leaves);
  const moving = regrouping.kind === 'merge' ? left.map(({ user_id }) => user_id) : regrouping.user_ids;
  const existing = new Set(
    members.filter(({ team_id }) => team_id === regrouping.to_team_id).map((one) => one.user_id),
  );
  const joins = [...new Set(moving)].filter((user) => !existing.has(user)).sort((a, b) => a - b);
  const removed = regrouping.kind === 'merge' ? [...from] : [];
  if (left.length === 0 && joins.length === 0 && removed.length === 0) throw refuse('user_ids', 'required');
  return { left, joins, staying: new Set(moving).size - joins.length, removed };
}

function checkRegrouping({ kind, from_team_ids, to_team_id, name, user_ids }: Regrouping): void {
  if (kind === 'split') {
    if (!name?.trim()) throw refuse('name', 'required');
    if (from_team_ids.length !== 1) throw refuse('from_team_ids', 'choice');
  } else {
    if (to_team_id === null) throw refuse('to_team_id', 'required');
    if (from_team_ids.includes(to_team_id)) throw refuse('to_team_id', 'sameTeam');
  }
  if (kind === 'merge' && from_team_ids.length === 0) throw refuse('from_team_ids', 'required');
  if (kind !== 'merge' && user_ids.length === 0) throw refuse('user_ids', 'required');
}

const refuse = (field: string, problem: string) => new Refusal('invalid', [{ field, problem }]);

/** Number of counted members (active, not applicants) of a team before and after the change. */
export interface TeamSizeChange {
  readonly before: number;
  readonly after: number;
}

/** Returns the size of each team involved; key null is the new team of a split. */
export function resizeTeams(
  sizes: ReadonlyMap<number, number>,
  moves: PlannedMemberships,
  target: number | null,
  counts: (userId: number) => boolean,
): ReadonlyMap<number | null, TeamSizeChange> {
  const changes = new Map<number | null, TeamSizeChange>();
  for (const team of new Set([...moves.left.map(({ team_id }) => team_id), ...moves.removed])) {
    const gone = moves.left.filter(({ team_id, user_id }) => team_id === team && counts(user_id)).length;
    const before = sizes.get(team) ?? 0;
    changes.set(team, { before, after: before - gone });
  }
  const before = target === null ? 0 : (sizes.get(target) ?? 0);
  changes.set(target, { before, after: before + moves.joins.filter(counts).length });
  return changes;
}
