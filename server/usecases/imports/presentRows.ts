import type { ImportRow } from '../../../contract/v2/imports.ts';
import {
  type ColumnField,
  type FieldMapping,
  personFields,
  relationFields,
} from '../../../domain/imports/importFields.ts';
import type { FieldValue } from '../../../domain/imports/matchPerson.ts';
import type { Tx } from '../../store/database.ts';
import { readPersonNames, readTeamNames } from '../../store/imports/existingPeople.ts';
import { type listRows, readCellsOfLines } from '../../store/imports/importRows.ts';
import type { StoredImport } from '../../store/imports/imports.ts';

type StoredRow = Awaited<ReturnType<typeof listRows>>['rows'][number];

/** Presents stored rows with the names of teams and managers. */
export async function presentRows(
  tx: Tx,
  { id, mapping, account_id }: Pick<StoredImport, 'id' | 'mapping' | 'account_id'>,
  rows: readonly StoredRow[],
): Promise<ImportRow[]> {
  const names = await readTeamNames(
    tx,
    account_id,
    rows.flatMap(({ team_ids }) => team_ids),
  );
  const isNamed = (row: StoredRow) => row.manager_id !== null || row.manager_line !== null;
  const withManagers = rows.filter(isNamed);
  const people = await readPersonNames(tx, account_id, [
    ...withManagers.flatMap(({ manager_id, managers_before }) =>
      [manager_id ?? [], managers_before ?? []].flat(),
    ),
    ...rows.flatMap(({ from_user_id, to_user_id }) => [from_user_id ?? [], to_user_id ?? []].flat()),
  ]);
  const cellsOf = await readCellsOfLines(
    tx,
    id,
    withManagers.flatMap(({ manager_line }) => manager_line ?? []),
  );
  const managerOf = ({ manager_id, manager_line }: StoredRow) =>
    manager_id === null
      ? nameOf(cellsOf.get(manager_line ?? 0) ?? [], mapping ?? [])
      : (people.get(manager_id) ?? '');
  return rows.map((one) => {
    const { cells, draft, before, team_ids, new_teams, kind, problems, ...row } = one;
    const { from_user_id, relation_kind, to_user_id } = one;
    const former = (one.managers_before ?? []).map((userId) => people.get(userId) ?? '');
    const teams = [...team_ids.map((id) => names.get(id) ?? ''), ...new_teams];
    return {
      ...row,
      kind: kind ?? ('error' as const), // Only rows with a kind are listed.
      problems: (problems ?? []).map((one) => ({ params: {}, ...one })),
      name: nameOf(cells, mapping ?? []),
      relation:
        from_user_id === null || relation_kind === null || to_user_id === null
          ? null
          : {
              from: people.get(from_user_id) ?? '',
              kind: relation_kind,
              to: people.get(to_user_id) ?? '',
            },
      changes: [
        ...personFields.flatMap((field) => {
          const [from, to] = [asList(before?.[field]), asList(draft?.[field])];
          return draft && field in draft && (from.length > 0 || to.length > 0) ? [{ field, from, to }] : [];
        }),
        ...(teams.length === 0 ? [] : [{ field: 'teams' as const, from: [], to: teams }]),
        ...(isNamed(one) ? [{ field: 'manager' as const, from: former, to: [managerOf(one)] }] : []),
      ],
    };
  });
}

const asList = (value: FieldValue | undefined): string[] => {
  if (value === null || value === undefined) return [];
  return typeof value === 'string' ? [value] : [...value];
};

/** Returns the name of a row's person, or its relationship, as in the file. */
function nameOf(cells: readonly string[], mapping: FieldMapping): string {
  const cellOf = (field: ColumnField) => cells[mapping.indexOf(field)] ?? '';
  const name =
    `${cellOf('first_name')} ${cellOf('last_name')}`.trim() || cellOf('email') || cellOf('external_id');
  return name || relationFields.map(cellOf).filter(Boolean).join(' · ');
}
