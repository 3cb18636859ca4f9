import { membersIn, relationsIn } from './changedRelations.ts';
import { filterFieldOf } from './filterField.ts';
import type { Resource } from './kit/resource.ts';
import { resources } from './registry.ts';

const byName: ReadonlyMap<string, Resource> = new Map(resources.map((one) => [one.name, one]));

/** Fields of entries about several records, which no declaration has. */
const commonTargets: Readonly<Record<string, string>> = {
  team_id: 'teams',
  team_ids: 'teams',
  from_team_ids: 'teams',
  to_team_id: 'teams',
  user_id: 'users',
  user_ids: 'users',
  owner_id: 'users',
  source_campaign_id: 'benchmark_campaigns',
  topic_id: 'topics',
  account_id: 'accounts',
};

/** Whether an entry of the audit log with this resource is about a declared record. */
export const isDeclared = (resource: string): boolean => byName.has(resource);

/** Returns the kind of record whose ids a changed field contains; null if it contains none. */
export function changedRecordKind(resource: string, field: string): string | null {
  const declared = byName.get(resource);
  const known = declared && filterFieldOf(declared, field);
  if (known?.kind === 'reference' || known?.kind === 'references')
    return byName.has(known.target) ? known.target : null;
  return known ? null : (commonTargets[field] ?? null);
}

/** Returns the ids in a changed value. */
export const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is number => typeof one === 'number' && Number.isInteger(one),
  );

/** The number of ids of one value that are named. */
export const maxNamedIds = 20;

/** Returns the records that a changed value refers to, at most the first of a long list. */
export function recordsInChange(
  resource: string,
  field: string,
  value: unknown,
): readonly { readonly resource: string; readonly id: number }[] {
  const kind = changedRecordKind(resource, field);
  if (kind !== null)
    return idsIn(value)
      .slice(0, maxNamedIds)
      .map((id) => ({ resource: kind, id }));
  const people = (relationsIn(value) ?? []).slice(0, maxNamedIds).flatMap(({ from, to }) => [from, to]);
  const members = [...(membersIn(value) ?? [])].slice(0, maxNamedIds);
  return [
    ...[...people, ...members.flatMap(([, ids]) => ids.slice(0, maxNamedIds))].map((id) => ({
      resource: 'users',
      id,
    })),
    ...members.map(([id]) => ({ resource: 'teams', id })),
  ];
}
