import type { Field, Resource } from './kit/resource.ts';

const idField: Field = { kind: 'reference', target: '', required: true };

/**
 * Returns the field that a filter of a list compares: a declared field, the id, or the records of a link filter. Undefined if the list
 * can't be filtered by the name.
 */
export function filterFieldOf(resource: Resource, name: string): Field | undefined {
  if (name === 'id') return idField;
  if (Object.hasOwn(resource.fields, name)) return resource.fields[name];
  if (!resource.linkFilters || !Object.hasOwn(resource.linkFilters, name)) return undefined;
  return { kind: 'reference', target: resource.linkFilters[name]?.target ?? '' };
}

/** Whether a filter uses a link. It depends on other tables and shows who is linked with whom. */
export const hasLinkFilter = ({ linkFilters = {} }: Resource, filter: object): boolean =>
  Object.keys(filter).some((name) => Object.hasOwn(linkFilters, name));

/** Whether the filter of this name offers the values that exist. */
export const offersValues = ({ valueFilters = [] }: Resource, name: string): boolean =>
  valueFilters.includes(name);
