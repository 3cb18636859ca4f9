import { type Resource, writable } from '../kit/resource.ts';

type Values = Record<string, unknown>;

/** The declared fields in which two versions of a record differ. */
export function differing(resource: Resource, before: Values, after: Values): readonly string[] {
  return writable(resource).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
