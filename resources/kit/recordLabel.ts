import type { Resource } from './resource.ts';

/** The display name of a record: the values of its label fields; empty without a record. */
export function recordLabel(
  resource: Resource,
  record: Readonly<Record<string, unknown>> | null | undefined,
): string {
  if (!record) return '';
  return resource.label
    .map((name) => record[name] ?? '')
    .join(' ')
    .trim();
}
