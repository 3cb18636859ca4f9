import { resources } from './index.ts';
import type { Resource } from './kit/resource.ts';

const byName = new Map<string, Resource>(resources.map((resource) => [resource.name, resource]));

/** The declaration of a record. Throws for a name that none has: a reference to nothing is a mistake of ours. */
export function resourceNamed(name: string): Resource {
  const found = byName.get(name);
  if (!found) throw new RangeError(`no record is called ${name}`);
  return found;
}
