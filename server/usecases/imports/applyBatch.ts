import type { Holder } from '../../../domain/access/permissions.ts';
import { personFields } from '../../../domain/imports/importFields.ts';
import type { RowReason } from '../../../domain/imports/importStates.ts';
import {
  type ExistingPerson,
  grantProblem,
  hasValues,
  newPersonDefaults,
  type PersonFacts,
} from '../../../domain/imports/matchPerson.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { type Changes, createPeople, rowsToApply, updatePeople } from '../../store/imports/apply.ts';
import { changeImport, lockImport } from '../../store/imports/imports.ts';
import { joinTeams } from '../../store/imports/joining.ts';
import { findPeople, giverOf, lockPeople } from '../../store/imports/known.ts';
import { settleRows } from '../../store/imports/rows.ts';
import { changeAddresses } from '../people/changeAddresses.ts';
import { accountScope, authorOf, type ImportRef, isTaken, leftAddresses } from './batch.ts';
import { finish } from './finish.ts';

type Row = Awaited<ReturnType<typeof rowsToApply>>[number];
type Giver = Holder & { readonly id: number };
interface Skipped {
  readonly line: number;
  readonly reason: RowReason;
}

/**
 * Applies the next rows in one transaction. The result of the dry run is checked again: people changed, removed or added in the
 * meantime are skipped and reported. If another account takes an address at the same time, the batch fails and is repeated row by
 * row.
 */
export async function applyBatch(deps: Deps, ref: ImportRef, most: number): Promise<void> {
  try {
    const amount = await applyRows(deps, ref, most, null);
    if (amount === 0) await finish(deps, ref, 'applying');
  } catch (error) {
    if (!isTaken(error)) throw error;
    for (let row = 0; row < most; row += 1) if ((await applyOne(deps, ref)) === 0) return;
  }
}

async function applyOne(deps: Deps, ref: ImportRef): Promise<number> {
  try {
    return await applyRows(deps, ref, 1, null);
  } catch (error) {
    if (!isTaken(error)) throw error;
    return applyRows(deps, ref, 1, 'taken');
  }
}

/** Returns the number of rows settled. With `skip`, the rows are skipped for that reason. */
async function applyRows(deps: Deps, ref: ImportRef, most: number, skip: RowReason | null): Promise<number> {
  const giver = await actorOf(deps, ref);
  return deps.database.as(accountScope(ref, giver.id), async (tx) => {
    const found = await lockImport(tx, ref.account_id, ref.id);
    if (found?.state !== 'applying') return 0;
    const rows = await rowsToApply(tx, ref.id, most);
    const skipped: Skipped[] = skip ? rows.map(({ line }) => ({ line, reason: skip })) : [];
    if (!skip) {
      const now = deps.clock.now();
      const author = authorOf(found, now);
      const creates = await newPeople(tx, ref, rows, giver, skipped);
      const updates = await changedPeople(tx, ref, rows, giver, skipped);
      const added = await createPeople(tx, author, creates);
      await updatePeople(tx, author, updates);
      await changeAddresses(tx, leftAddresses(author, updates), now);
      const teamsOf = new Map(rows.map((row) => [row.line, row.team_ids]));
      const there = [...added.map(({ line, id }) => ({ line, user_id: id })), ...updates];
      await joinTeams(
        tx,
        author,
        there.map(({ line, user_id }) => ({ line, user_id, team_ids: teamsOf.get(line) ?? [] })),
      );
    }
    await settleRows(
      tx,
      ref.id,
      skipped.map((row) => ({ ...row, state: 'skipped' })),
    );
    if (rows.length > 0) await changeImport(tx, ref.id, { processed: found.processed + rows.length });
    return rows.length;
  });
}

export async function actorOf(deps: Deps, ref: ImportRef): Promise<Giver> {
  return deps.database.as(platformScope, async (tx) => {
    const found = await lockImport(tx, ref.account_id, ref.id);
    return giverOf(tx, found?.actor_id ?? null);
  });
}

async function newPeople(tx: Tx, ref: ImportRef, rows: readonly Row[], giver: Giver, skipped: Skipped[]) {
  const drafts = rows.flatMap(({ kind, line, draft }) =>
    kind === 'create' && draft ? [{ line, facts: { ...newPersonDefaults, ...draft } }] : [],
  );
  const texts = (field: 'external_id' | 'email') =>
    drafts.flatMap(({ facts }) => (facts[field] === null ? [] : String(facts[field])));
  const there = await findPeople(tx, ref.account_id, texts('external_id'), texts('email'));
  const isThere = (facts: PersonFacts) =>
    there.some(
      (person) =>
        person.facts.email === facts.email ||
        (facts.external_id !== null && person.facts.external_id === facts.external_id),
    );
  return drafts.flatMap(({ line, facts }) => {
    const refused = grantProblem(giver, null, facts);
    const reason = isThere(facts) ? 'taken' : refused ? 'beyondYours' : null;
    if (reason === null) return { line, facts, changes: changesOf(null, facts) };
    skipped.push({ line, reason });
    return [];
  });
}

async function changedPeople(tx: Tx, ref: ImportRef, rows: readonly Row[], giver: Giver, skipped: Skipped[]) {
  const wanted = rows.filter(({ kind }) => kind === 'update');
  const people = await lockPeople(
    tx,
    ref.account_id,
    wanted.flatMap(({ user_id }) => user_id ?? []),
  );
  return wanted.flatMap(({ line, user_id, draft, before }) => {
    const person = people.get(user_id ?? 0);
    const facts = person && { ...person.facts, ...draft };
    const reason = facts ? whyNot(giver, person, { facts, before: before ?? {} }) : 'gone';
    if (facts && reason === null) {
      return { line, user_id: person.id, facts, changes: changesOf(person.facts, facts) };
    }
    skipped.push({ line, reason: reason ?? 'gone' });
    return [];
  });
}

function whyNot(
  giver: Giver,
  person: ExistingPerson,
  { facts, before }: { readonly facts: PersonFacts; readonly before: Partial<PersonFacts> },
): RowReason | null {
  if (!hasValues(person.facts, before)) return 'changedSince';
  const isChanged = Object.keys(changesOf(person.facts, facts)).length > 0;
  const refused = isChanged ? grantProblem(giver, person, facts) : null;
  if (!refused) return null;
  return refused.problem === 'yourself' ? 'yourself' : 'beyondYours';
}

/** The fields that differ, with old and new values; for a new person, every known field. */
export function changesOf(before: PersonFacts | null, after: PersonFacts): Changes {
  const pairs = personFields.map((field) => [field, [before?.[field] ?? null, after[field]]] as const);
  return Object.fromEntries(pairs.filter(([, [old, now]]) => JSON.stringify(old) !== JSON.stringify(now)));
}
