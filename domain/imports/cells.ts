import { type Permission, permissions } from '../access/permissions.ts';
import type { Problem } from '../refusal.ts';
import type { ImportField, Mapping, PersonField } from './fields.ts';

type PersonValues = { readonly [K in PersonField]?: string | readonly Permission[] };

/** What one row says about a person. Empty cells are ignored. */
export interface RowValues {
  readonly person: PersonValues;
  readonly teams: readonly string[];
  readonly problems: readonly Problem[];
}

const listed = (cell: string) =>
  cell
    .split(/[;,|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Lower case, with spaces and hyphens replaced by underscores. */
export const asWord = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Translated labels of choices, keyed by `asWord`, so that an exported file can be imported again. */
export type CellWords = Readonly<
  Partial<Record<'permissions' | 'status' | 'locale_abbr', ReadonlyMap<string, string>>>
>;

/**
 * Reads the cells of one row according to the mapping. Choices are written as values (`local_admin`) or as labels ("Local admin");
 * permissions are separated by `;`, `,` or `|`, teams by `;` or `|`. Values are not validated further here. Problems: unknownPermission.
 */
export function readCells(cells: readonly string[], mapping: Mapping, spoken: CellWords = {}): RowValues {
  const person: Partial<Record<PersonField, string | readonly Permission[]>> = {};
  const problems: Problem[] = [];
  let teams: readonly string[] = [];
  for (const [at, field] of mapping.entries()) {
    const cell = cells[at]?.trim() ?? '';
    if (field === null || cell === '') continue;
    if (field === 'teams') teams = cell.split(/[;|\n]/).flatMap((part) => part.trim() || []);
    else if (field === 'permissions') person.permissions = readPermissions(cell, spoken, problems);
    else person[field] = asValue(field, cell, spoken);
  }
  return { person, teams: [...new Set(teams)], problems };
}

function asValue(
  field: Exclude<ImportField, 'teams' | 'permissions'>,
  cell: string,
  spoken: CellWords,
): string {
  if (field === 'email') return cell.toLowerCase();
  if (field !== 'status' && field !== 'locale_abbr') return cell;
  const word = asWord(cell);
  const meant = spoken[field]?.get(word) ?? word;
  return field === 'locale_abbr' ? (meant.split(/[-_]/)[0] ?? meant) : meant;
}

function readPermissions(cell: string, spoken: CellWords, problems: Problem[]): readonly Permission[] {
  const meant = listed(cell).map((part) => spoken.permissions?.get(asWord(part)) ?? asWord(part));
  const unknown = meant.find((word) => !permissions.some((name) => name === word));
  if (unknown !== undefined) {
    problems.push({ field: 'permissions', problem: 'unknownPermission', params: { name: unknown } });
  }
  return permissions.filter((name) => meant.includes(name));
}
