import type { Resource } from './resource.ts';

/** What a record is called: the values of its label fields; empty while it is not known. */
export function labelOf(
  resource: Resource,
  record: Readonly<Record<string, unknown>> | null | undefined,
): string {
  if (!record) return '';
  return resource.label
    .map((name) => record[name] ?? '')
    .join(' ')
    .trim();
}
