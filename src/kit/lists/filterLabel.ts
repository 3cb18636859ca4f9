import type { Resource } from '../../../resources/kit/resource.ts';

/** The translation key of a filter: the name of its field, or of its link. */
export const filterLabel = ({ name, linkFilters = {} }: Resource, filter: string): string =>
  Object.hasOwn(linkFilters, filter)
    ? `resources.${name}.filters.${filter}`
    : `resources.${name}.fields.${filter}`;
