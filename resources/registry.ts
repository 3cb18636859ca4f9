import * as declared from './declared.ts';
import type { Resource } from './kit/resource.ts';

type Declared = (typeof declared)[keyof typeof declared];

/** All declared resources. */
export const resources: readonly Declared[] = Object.values(declared);

export type ResourceName = Declared['name'];

const byName = new Map<string, Resource>(resources.map((resource) => [resource.name, resource]));

/** The declaration of a resource. Throws a `RangeError` for an unknown name. */
export function resourceNamed(name: string): Resource {
  const resource = byName.get(name);
  if (!resource) throw new RangeError(`no record is called ${name}`);
  return resource;
}
