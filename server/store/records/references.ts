import type { Field, Resource } from '../../../resources/kit/resource.ts';
import type { Tx } from '../database.ts';
import { getMany, type RecordScope, type Row } from './rows.ts';

type Targets = ReadonlyMap<string, Resource>;

const targetOf = (field: Field, targets: Targets) =>
  field.kind === 'reference' || field.kind === 'references' ? targets.get(field.target) : undefined;

/** Returns the ids in a reference field with one or several values. */
const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'number');

/**
 * Returns the reference fields of a draft whose target does not exist in the account. Foreign keys alone would allow
 * references to other accounts.
 */
export async function findDanglingReferences(
  tx: Tx,
  slot: RecordScope,
  draft: Row,
  targets: Targets,
): Promise<string[]> {
  const dangling: string[] = [];
  for (const [name, field] of Object.entries(slot.resource.fields)) {
    const target = targetOf(field, targets);
    const ids = idsIn(draft[name]);
    if (!target || ids.length === 0) continue;
    const existing = await getMany(tx, { resource: target, scope: slot.scope, narrowing: null }, ids);
    if (existing.length < ids.length) dangling.push(name);
  }
  return dangling;
}

/** Labels of the referenced records for exports: by field name, then id. */
export async function readLabels(
  tx: Tx,
  slot: RecordScope,
  rows: readonly Row[],
  targets: Targets,
): Promise<Map<string, Map<unknown, string>>> {
  const labels = new Map<string, Map<unknown, string>>();
  for (const [name, field] of Object.entries(slot.resource.fields)) {
    const target = targetOf(field, targets);
    if (!target) continue;
    const ids = [...new Set(rows.flatMap((row) => idsIn(row[name])))];
    const existing = await getMany(tx, { resource: target, scope: slot.scope, narrowing: null }, ids);
    labels.set(
      name,
      new Map(existing.map((row) => [row.id, target.label.map((part) => row[part]).join(' ')])),
    );
  }
  return labels;
}
