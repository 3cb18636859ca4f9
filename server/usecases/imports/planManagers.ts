import type { FieldMapping, ImportField } from '../../../domain/imports/importFields.ts';
import {
  type ManagerOutcome,
  type ManagerRow,
  personKey,
  resolveManagers,
} from '../../../domain/imports/resolveManagers.ts';
import type { Deps } from '../../deps.ts';
import {
  listManagerLinks,
  listManagerRows,
  type PlannedManager,
  type StoredManagerRow,
  savePlannedManagers,
} from '../../store/imports/importManagers.ts';
import { findImport } from '../../store/imports/imports.ts';
import { findPeopleByKeys } from './findPeopleByKeys.ts';
import { accountScope, type ImportRef } from './importContext.ts';

const rowsRead = 5_000;
const keysAtOnce = 1_000;
const rowsAtOnce = 500;

/**
 * Finds the managers that the rows of a checked file name, in the whole file and the account, and stores what changes. If interrupted, it
 * runs again from the beginning with the same result.
 */
export async function planManagers(deps: Deps, ref: ImportRef): Promise<void> {
  const scope = accountScope(ref);
  const stored = await deps.database.as(scope, (tx) => findImport(tx, ref.account_id, ref.id));
  if (stored?.state !== 'checking' || !stored.mapping?.includes('manager')) return;
  const kinds = await readRows(deps, ref, stored.mapping);
  const rows = kinds.map(toManagerRow);
  const links = await deps.database.as(scope, (tx) => listManagerLinks(tx, ref.account_id));
  const people = await findPeople(deps, ref, rows);
  const kindOf = new Map(kinds.map(({ line, kind }) => [line, kind]));
  const planned = planRows(resolveManagers(rows, { people, links }), rows, links).map((row) => ({
    ...row,
    kind: row.kind === 'update' && kindOf.get(row.line) !== 'unchanged' ? null : row.kind,
  }));
  for (let at = 0; at < planned.length; at += rowsAtOnce) {
    const some = planned.slice(at, at + rowsAtOnce);
    await deps.database.as(scope, (tx) => savePlannedManagers(tx, ref.id, some));
  }
}

async function readRows(deps: Deps, ref: ImportRef, mapping: FieldMapping): Promise<StoredManagerRow[]> {
  const at = (field: ImportField) => (mapping.includes(field) ? mapping.indexOf(field) : null);
  const columns = { external_id: at('external_id'), email: at('email'), manager: mapping.indexOf('manager') };
  const rows: StoredManagerRow[] = [];
  for (;;) {
    const page = { after: rows.at(-1)?.line ?? 0, most: rowsRead };
    const read = await deps.database.as(accountScope(ref), (tx) =>
      listManagerRows(tx, ref.id, columns, page),
    );
    rows.push(...read);
    if (read.length < rowsRead) return rows;
  }
}

const toManagerRow = ({
  line,
  kind,
  user_id,
  external_id,
  email,
  manager,
}: StoredManagerRow): ManagerRow => ({
  line,
  userId: user_id,
  hasError: kind === 'error',
  keys: [external_id, email].flatMap((key) => (key ? personKey(key) : [])),
  manager: personKey(manager ?? ''),
});

/** Finds the managers that are not in the file. */
async function findPeople(deps: Deps, ref: ImportRef, rows: readonly ManagerRow[]) {
  const inFile = new Set(rows.flatMap(({ userId, keys }) => (userId === null ? [] : keys)));
  const keys = [...new Set(rows.map(({ manager }) => manager))].filter(
    (key) => key !== '' && !inFile.has(key),
  );
  const people = new Map<string, number | null>();
  for (let at = 0; at < keys.length; at += keysAtOnce) {
    const some = keys.slice(at, at + keysAtOnce);
    const found = await deps.database.as(accountScope(ref), (tx) =>
      findPeopleByKeys(tx, ref.account_id, some),
    );
    for (const [key, id] of found) people.set(key, id);
  }
  return people;
}

function planRows(
  outcomes: readonly ManagerOutcome[],
  rows: readonly ManagerRow[],
  links: readonly { readonly manager: number; readonly person: number }[],
): PlannedManager[] {
  const managersOf = new Map<number, number[]>();
  for (const { manager, person } of links)
    managersOf.set(person, [...(managersOf.get(person) ?? []), manager]);
  const userIdOf = new Map(rows.map(({ line, userId }) => [line, userId]));
  const none = { manager_id: null, manager_line: null, managers_before: null };
  return outcomes.flatMap((one): PlannedManager[] => {
    if ('problem' in one) {
      const problems = [{ field: 'manager', problem: one.problem, params: one.params }];
      const kind = one.problem === 'managerLine' ? null : 'error';
      return [{ ...none, line: one.line, kind, problems }];
    }
    const before = managersOf.get(userIdOf.get(one.line) ?? 0) ?? [];
    const { userId: manager_id, line: manager_line } = one.manager;
    if (manager_id !== null && before.includes(manager_id)) return [];
    return [
      { line: one.line, kind: 'update', problems: null, manager_id, manager_line, managers_before: before },
    ];
  });
}
