import { type Permission, permissions } from '../access/permissions.ts';
import type { FieldProblem } from '../refusal.ts';
import { type FieldMapping, type PersonField, personFields } from './importFields.ts';

type PersonValues = { readonly [K in PersonField]?: string | readonly Permission[] };

/** The values of one row. Empty cells are ignored. */
export interface RowValues {
  readonly person: PersonValues;
  readonly teams: readonly string[];
  readonly problems: readonly FieldProblem[];
}

const splitList = (cell: string) =>
  cell
    .split(/[;,|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Lower case, with spaces and hyphens replaced by underscores. */
export const toKeyword = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Translated labels of choices, keyed by `toKeyword`, so that an exported file can be imported again. */
export type CellLabels = Readonly<
  Partial<Record<'permissions' | 'status' | 'locale_abbr', ReadonlyMap<string, string>>>
>;

/**
 * Reads the cells of one row according to the mapping. Choices are written as values (`local_admin`) or as labels ("Local administrator");
 * permissions are separated by `;`, `,` or `|`, teams by `;` or `|`. Managers are resolved for the whole file (`resolveManagers`). Values are not validated further here. Problems: unknownPermission.
 */
export function readCells(
  cells: readonly string[],
  mapping: FieldMapping,
  labels: CellLabels = {},
): RowValues {
  const person: Partial<Record<PersonField, string | readonly Permission[]>> = {};
  const problems: FieldProblem[] = [];
  let teams: readonly string[] = [];
  for (const [at, field] of mapping.entries()) {
    const cell = cells[at]?.trim() ?? '';
    if (cell === '') continue;
    if (field === 'teams') teams = cell.split(/[;|\n]/).flatMap((part) => part.trim() || []);
    else if (field === 'permissions') person.permissions = readPermissions(cell, labels, problems);
    else if (isPersonField(field)) person[field] = normalizeCell(field, cell, labels);
  }
  return { person, teams: [...new Set(teams)], problems };
}

const isPersonField = (field: FieldMapping[number]): field is Exclude<PersonField, 'permissions'> =>
  field !== 'permissions' && personFields.some((name) => name === field);

function normalizeCell(field: Exclude<PersonField, 'permissions'>, cell: string, labels: CellLabels): string {
  if (field === 'email') return cell.toLowerCase();
  if (field !== 'status' && field !== 'locale_abbr') return cell;
  const word = toKeyword(cell);
  const value = labels[field]?.get(word) ?? word;
  return field === 'locale_abbr' ? (value.split(/[-_]/)[0] ?? value) : value;
}

function readPermissions(cell: string, labels: CellLabels, problems: FieldProblem[]): readonly Permission[] {
  const values = splitList(cell).map((part) => labels.permissions?.get(toKeyword(part)) ?? toKeyword(part));
  const unknown = values.find((word) => !permissions.some((name) => name === word));
  if (unknown !== undefined) {
    problems.push({ field: 'permissions', problem: 'unknownPermission', params: { name: unknown } });
  }
  return permissions.filter((name) => values.includes(name));
}
