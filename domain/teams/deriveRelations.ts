type Kind = 'manager' | 'peer' | 'other';

export interface PersonRelation {
  readonly from: number;
  readonly kind: Kind;
  readonly to: number;
}
export interface KnownRelation extends PersonRelation {
  readonly source: 'hand' | 'import' | 'teams';
}
export interface LedTeam {
  readonly leader: number | null;
  readonly members: readonly number[];
}

/** Maximum size of a team whose members count as each other's peers; in larger teams not everyone works with everyone. */
export const maxTeamSizeForPeers = 30;

/** Equal for relations with the same meaning: peers and others have no direction. */
export function relationKey({ from, kind, to }: PersonRelation): string {
  if (kind === 'manager') return `manager ${from} ${to}`;
  return `${kind} ${Math.min(from, to)} ${Math.max(from, to)}`;
}

/** Relations implied by teams: the lead is the manager of each member, and members are peers unless the team is too large. */
export function teamRelations(teams: readonly LedTeam[]): readonly PersonRelation[] {
  const relations = new Map<string, PersonRelation>();
  const add = (relation: PersonRelation) => relations.set(relationKey(relation), relation);
  for (const { leader, members } of teams) {
    const led = [...new Set(members)].filter((member) => member !== leader).sort((a, b) => a - b);
    if (leader !== null) for (const to of led) add({ from: leader, kind: 'manager', to });
    if (led.length > maxTeamSizeForPeers) continue;
    led.forEach((from, at) => {
      for (const to of led.slice(at + 1)) add({ from, kind: 'peer', to });
    });
  }
  return [...relations.values()];
}

export interface Derivation {
  readonly added: readonly PersonRelation[];
  /** Derived before, but no longer implied. */
  readonly removed: readonly PersonRelation[];
  readonly unchanged: number;
  /** Not derived, because a relation between the same people was entered or imported. */
  readonly left_to_hand: readonly PersonRelation[];
}

/**
 * Returns the changes from deriving relations from `teams`. Entered and imported relations are never changed and take
 * precedence: a person with an entered manager gets no derived one, and two people with any entered relation get no
 * derived relation.
 */
export function deriveRelations(teams: readonly LedTeam[], known: readonly KnownRelation[]): Derivation {
  const entered = known.filter(({ source }) => source !== 'teams');
  const pairs = new Set(entered.map(({ from, to }) => pairKey(from, to)));
  const managed = new Set(entered.filter(({ kind }) => kind === 'manager').map(({ to }) => to));
  const isEntered = ({ from, kind, to }: PersonRelation) =>
    pairs.has(pairKey(from, to)) || (kind === 'manager' && managed.has(to));
  const implied = teamRelations(teams);
  const impliedKeys = new Set(implied.filter((one) => !isEntered(one)).map(relationKey));
  const derived = known.filter(({ source }) => source === 'teams');
  const derivedKeys = new Set(derived.map(relationKey));
  return {
    added: implied.filter((one) => !isEntered(one) && !derivedKeys.has(relationKey(one))),
    removed: derived.filter((one) => !impliedKeys.has(relationKey(one))),
    unchanged: derived.filter((one) => impliedKeys.has(relationKey(one))).length,
    left_to_hand: implied.filter(isEntered),
  };
}

const pairKey = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`;
