import type { Resource } from './kit/resource.ts';

/** The columns of a list in their declared order: its fields, with the computed ones after the first two. */
export const listColumns = ({ list, computed = [] }: Resource): readonly string[] => [
  ...list.slice(0, 2),
  ...computed,
  ...list.slice(2),
];

/** The translation key of a column's heading. */
export const columnLabel = ({ name, computed = [] }: Resource, column: string): string =>
  computed.includes(column) ? `resources.${name}.computed.${column}` : `resources.${name}.fields.${column}`;
