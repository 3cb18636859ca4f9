import type { ExistingPerson } from '../../../domain/imports/matchPerson.ts';
import { readCells } from '../../../domain/imports/readCells.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import {
  findEmailsElsewhere,
  findExistingPeople,
  findGranter,
  findTeamsByName,
  readTeamsOfPeople,
} from '../../store/imports/existingPeople.ts';
import { listRowsToCheck, saveCheckedRows } from '../../store/imports/importRows.ts';
import { changeImport, findImport, lockImport } from '../../store/imports/imports.ts';
import { cellLabels } from './cellLabels.ts';
import { checkRow } from './checkRow.ts';
import { completeImportStep } from './completeImportStep.ts';
import { accountScope, type ImportRef } from './importContext.ts';
import { mapWithPauses } from './mapWithPauses.ts';

/** Determines what an import would do with the next rows. People are not changed. */
export async function checkBatch(deps: Deps, ref: ImportRef, maxRows: number): Promise<void> {
  const scope = accountScope(ref);
  const read = await deps.database.as(scope, (tx) => readBatch(tx, ref, maxRows));
  if (!read) return;
  if (read.rows.length === 0) return completeImportStep(deps, ref, 'checking');

  const { granter, emailsTakenElsewhere } = await deps.database.as(platformScope, async (tx) => ({
    granter: await findGranter(tx, read.actorId),
    emailsTakenElsewhere: await findEmailsElsewhere(tx, ref.account_id, read.emails),
  }));
  const context = { ...read, granter, emailsTakenElsewhere };
  const checked = await mapWithPauses(read.rows, (row) => checkRow(row, context));
  await deps.database.as(scope, async (tx) => {
    const current = await lockImport(tx, ref.account_id, ref.id);
    if (current?.state !== 'checking') return;
    const saved = await saveCheckedRows(tx, ref.id, checked);
    await changeImport(tx, ref.id, { processed: current.processed + saved });
  });
}

/** Returns the next rows and the account data they are compared with; null if the dry run has ended. */
async function readBatch(tx: Tx, { id, account_id }: ImportRef, maxRows: number) {
  const current = await findImport(tx, account_id, id);
  if (current?.state !== 'checking' || !current.mapping) return null;
  const { mapping } = current;
  const rows = await listRowsToCheck(tx, id, maxRows);
  const values = rows.map(({ cells }) => readCells(cells, mapping, cellLabels));
  const texts = (field: 'external_id' | 'email') =>
    values.flatMap(({ person }) => (person[field] === undefined ? [] : String(person[field])));
  const emails = texts('email');
  const people = await findExistingPeople(tx, account_id, texts('external_id'), emails);
  const names = new Set(values.flatMap((row) => row.teams));
  const teams = await findTeamsByName(tx, account_id, [...names]);
  const ids = people.map((person) => person.id);
  return {
    rows,
    mapping,
    emails,
    createsTeams: current.creates_teams,
    actorId: current.actor_id,
    byExternalId: grouped(people, ({ facts }) => facts.external_id as string | null),
    byEmail: new Map(
      people.flatMap((person) =>
        typeof person.facts.email === 'string' ? [[person.facts.email.toLowerCase(), person] as const] : [],
      ),
    ),
    teams: new Map(teams.map((one) => [one.name, one])),
    teamsOf: await readTeamsOfPeople(tx, account_id, names.size > 0 ? ids : []),
  };
}

function grouped(all: readonly ExistingPerson[], keyOf: (one: ExistingPerson) => string | null) {
  const groups = new Map<string, ExistingPerson[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}
