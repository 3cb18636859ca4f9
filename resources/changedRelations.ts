/** A recorded relationship: `from` is the manager, peer or other relation of `to`. */
export interface ChangedRelation {
  readonly from: number;
  readonly kind: string;
  readonly to: number;
}

/** Returns the relationships in a recorded value, or null if it has none: lists of two people and their relationship. */
export function relationsIn(value: unknown): readonly ChangedRelation[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const relations = value.flatMap((one): ChangedRelation[] => {
    const [from, kind, to]: readonly unknown[] = Array.isArray(one) ? one : [];
    return typeof from === 'number' && typeof kind === 'string' && typeof to === 'number'
      ? [{ from, kind, to }]
      : [];
  });
  return relations.length === value.length ? relations : null;
}

/** Returns the people of each team in a recorded value, or null if it has none: lists of people by team. */
export function membersIn(value: unknown): ReadonlyMap<number, readonly number[]> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value);
  const isMembers = ([team, people]: [string, unknown]) =>
    /^\d{1,9}$/.test(team) && Array.isArray(people) && people.every((id) => typeof id === 'number');
  if (entries.length === 0 || !entries.every(isMembers)) return null;
  return new Map(entries.map(([team, people]) => [Number(team), people as number[]])); // Checked above.
}
