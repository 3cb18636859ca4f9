import type { Resource } from '../../resources/kit/resource.ts';
import type { Tx } from './database.ts';
import { getMany, type Place, type Row } from './rows.ts';

type Targets = ReadonlyMap<string, Resource>;

/**
 * The reference fields of a draft that point at nothing in the account. Foreign keys alone would let a
 * record point at another account's.
 */
export async function danglingReferences(
  tx: Tx,
  place: Place,
  draft: Row,
  targets: Targets,
): Promise<string[]> {
  const dangling: string[] = [];
  for (const [name, field] of Object.entries(place.resource.fields)) {
    const target = field.kind === 'reference' ? targets.get(field.target) : undefined;
    const id = draft[name];
    if (!target || typeof id !== 'number') continue;
    const [found] = await getMany(tx, { resource: target, scope: place.scope, narrowing: null }, [id]);
    if (!found) dangling.push(name);
  }
  return dangling;
}

/** What the referenced records are called, for people who read an export: field name, then id, then label. */
export async function labelsOf(
  tx: Tx,
  place: Place,
  rows: readonly Row[],
  targets: Targets,
): Promise<Map<string, Map<unknown, string>>> {
  const labels = new Map<string, Map<unknown, string>>();
  for (const [name, field] of Object.entries(place.resource.fields)) {
    const target = field.kind === 'reference' ? targets.get(field.target) : undefined;
    if (!target) continue;
    const ids = [...new Set(rows.map((row) => row[name]))].filter((id) => typeof id === 'number');
    const found = await getMany(tx, { resource: target, scope: place.scope, narrowing: null }, ids);
    labels.set(name, new Map(found.map((row) => [row.id, target.label.map((part) => row[part]).join(' ')])));
  }
  return labels;
}
