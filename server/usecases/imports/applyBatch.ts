import type { PermissionHolder } from '../../../domain/access/permissions.ts';
import { personFields } from '../../../domain/imports/importFields.ts';
import type { RowReason } from '../../../domain/imports/importStates.ts';
import {
  type ExistingPerson,
  grantProblem,
  hasExpectedValues,
  type ImportedPersonFields,
  newPersonDefaults,
  toRowReason,
} from '../../../domain/imports/matchPerson.ts';
import { findAddressProblem } from '../../../domain/people/addressRules.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import {
  createPeople,
  type FieldChanges,
  listRowsToApply,
  updatePeople,
} from '../../store/imports/applyRows.ts';
import { findExistingPeople, findGranter, lockPeople } from '../../store/imports/existingPeople.ts';
import type { ImportAuthor } from '../../store/imports/importAuditInsert.ts';
import { joinTeams, storeNewMemberships } from '../../store/imports/importMemberships.ts';
import { storeOutcomes } from '../../store/imports/importRows.ts';
import { changeImport, lockImport } from '../../store/imports/imports.ts';
import { createMissingTeams } from '../../store/imports/importTeams.ts';
import { handleAddressChanges } from '../people/handleAddressChanges.ts';
import { accountScope, type ImportRef, importAuthorOf, previousAddresses } from './importContext.ts';
import { settleBatch } from './settleBatch.ts';

type Row = Awaited<ReturnType<typeof listRowsToApply>>[number];
type Granter = PermissionHolder & { readonly id: number };
interface Skipped {
  readonly line: number;
  readonly reason: RowReason;
}

/**
 * Applies the next rows in one transaction. The result of the dry run is checked again: people changed, removed or added in the
 * meantime are skipped and reported.
 */
export const applyBatch = (deps: Deps, ref: ImportRef, maxRows: number) =>
  settleBatch(deps, ref, maxRows, { step: 'applying', settle: applyRows });

/** Applies rows and returns their number. With `skip`, the rows are skipped for that reason. */
async function applyRows(
  deps: Deps,
  ref: ImportRef,
  maxRows: number,
  skip: RowReason | null,
): Promise<number> {
  const granter = await findGranterOfImport(deps, ref);
  return deps.database.as(accountScope(ref, granter.id), async (tx) => {
    const locked = await lockImport(tx, ref.account_id, ref.id);
    if (locked?.state !== 'applying') return 0;
    const rows = await listRowsToApply(tx, ref.id, maxRows);
    let createdTeams: readonly number[] = [];
    const skipped: Skipped[] = skip ? rows.map(({ line }) => ({ line, reason: skip })) : [];
    if (!skip) {
      const now = deps.clock.now();
      const author = importAuthorOf(locked, now);
      const creates = await newPeople(tx, ref, rows, granter, skipped);
      const updates = await changedPeople(tx, ref, rows, granter, skipped);
      const added = await createPeople(tx, author, creates);
      await updatePeople(tx, author, updates);
      await handleAddressChanges(deps, tx, previousAddresses(author, updates));
      const present = [...added.map(({ line, id }) => ({ line, user_id: id })), ...updates];
      createdTeams = await addToTeams(tx, author, rows, present);
    }
    await storeOutcomes(
      tx,
      ref.id,
      skipped.map((row) => ({ ...row, state: 'skipped' })),
    );
    if (rows.length > 0) {
      await changeImport(tx, ref.id, {
        processed: locked.processed + rows.length,
        created_team_ids: [...locked.created_team_ids, ...createdTeams],
      });
    }
    return rows.length;
  });
}

/** Adds people to the teams of their rows, creates the teams that are missing and returns the ids of the created ones. */
async function addToTeams(
  tx: Tx,
  author: ImportAuthor,
  rows: readonly Row[],
  present: readonly { readonly line: number; readonly user_id: number }[],
): Promise<number[]> {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const names = present.flatMap(({ line }) => byLine.get(line)?.new_teams ?? []);
  const teams = await createMissingTeams(tx, author, names);
  const ids = new Map(teams.map(({ name, id }) => [name, id]));
  const joining = present.map(({ line, user_id }) => {
    const { team_ids = [], new_teams = [] } = byLine.get(line) ?? {};
    const added = new_teams.flatMap((name) => ids.get(name) ?? []);
    return { line, user_id, team_ids: [...team_ids, ...added] };
  });
  await joinTeams(tx, author, joining);
  await storeNewMemberships(tx, author, present);
  return [...new Set(teams.flatMap(({ id, is_new }) => (is_new ? [id] : [])))];
}

export async function findGranterOfImport(deps: Deps, ref: ImportRef): Promise<Granter> {
  return deps.database.as(platformScope, async (tx) => {
    const locked = await lockImport(tx, ref.account_id, ref.id);
    return findGranter(tx, locked?.actor_id ?? null);
  });
}

async function newPeople(tx: Tx, ref: ImportRef, rows: readonly Row[], granter: Granter, skipped: Skipped[]) {
  const drafts = rows.flatMap(({ kind, line, draft }) =>
    kind === 'create' && draft ? [{ line, facts: { ...newPersonDefaults, ...draft } }] : [],
  );
  const texts = (field: 'external_id' | 'email') =>
    drafts.flatMap(({ facts }) => (facts[field] === null ? [] : String(facts[field])));
  const present = await findExistingPeople(tx, ref.account_id, texts('external_id'), texts('email'));
  const isThere = (facts: ImportedPersonFields) =>
    present.some(
      (person) =>
        (facts.email !== null && person.facts.email === facts.email) ||
        (facts.external_id !== null && person.facts.external_id === facts.external_id),
    );
  return drafts.flatMap(({ line, facts }) => {
    const refused = grantProblem(granter, null, facts);
    const reason = isThere(facts) ? 'taken' : refused ? 'beyondYours' : null;
    if (reason === null) return { line, facts, changes: changedValues(null, facts) };
    skipped.push({ line, reason });
    return [];
  });
}

async function changedPeople(
  tx: Tx,
  ref: ImportRef,
  rows: readonly Row[],
  granter: Granter,
  skipped: Skipped[],
) {
  const updates = rows.filter(({ kind }) => kind === 'update');
  const people = await lockPeople(
    tx,
    ref.account_id,
    updates.flatMap(({ user_id }) => user_id ?? []),
  );
  return updates.flatMap(({ line, user_id, draft, before }) => {
    const person = people.get(user_id ?? 0);
    const facts = person && { ...person.facts, ...draft };
    const reason = facts ? skipReason(granter, person, { facts, before: before ?? {} }) : 'gone';
    if (facts && reason === null) {
      return { line, user_id: person.id, facts, changes: changedValues(person.facts, facts) };
    }
    skipped.push({ line, reason: reason ?? 'gone' });
    return [];
  });
}

/** Whether the person lost their address since the dry run and would get a permission that requires one. */
const lacksAddress = ({ email, external_id, permissions }: ImportedPersonFields) =>
  findAddressProblem({
    email: email === null ? null : String(email),
    external_id: external_id === null ? null : String(external_id),
    permissions,
  }) !== null;

function skipReason(
  granter: Granter,
  person: ExistingPerson,
  { facts, before }: { readonly facts: ImportedPersonFields; readonly before: Partial<ImportedPersonFields> },
): RowReason | null {
  if (!hasExpectedValues(person.facts, before) || lacksAddress(facts)) return 'changedSince';
  const isChanged = Object.keys(changedValues(person.facts, facts)).length > 0;
  const refused = isChanged ? grantProblem(granter, person, facts) : null;
  if (!refused) return null;
  return toRowReason(refused);
}

/** Returns the fields that differ, with old and new values; for a new person, every known field. */
export function changedValues(
  before: ImportedPersonFields | null,
  after: ImportedPersonFields,
): FieldChanges {
  const pairs = personFields.map((field) => [field, [before?.[field] ?? null, after[field]]] as const);
  return Object.fromEntries(pairs.filter(([, [old, now]]) => JSON.stringify(old) !== JSON.stringify(now)));
}
