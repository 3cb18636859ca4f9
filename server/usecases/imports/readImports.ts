import type { ImportDetails, ImportRow, UserImport } from '../../../contract/v2/imports.ts';
import { foldHeading, guessMapping } from '../../../domain/imports/guessMapping.ts';
import type { ColumnField, FieldMapping, ImportSubject } from '../../../domain/imports/importFields.ts';
import type { RowKind, RowState } from '../../../domain/imports/importStates.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf, platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { readQueuePositions } from '../../store/imports/fileQueue.ts';
import { countNewWithoutAddress, listRows, readFirstCells } from '../../store/imports/importRows.ts';
import {
  findImport,
  listEarlierMappings,
  listImports,
  type StoredImport,
} from '../../store/imports/imports.ts';
import { canUndo } from './importSteps.ts';
import { presentRows } from './presentRows.ts';

const importsOnAPage = 20;
const rowsOnAPage = 50;
const sampledRows = 3;
const sampleLength = 80;

/** Returns the account's imports of one subject, newest first. */
export async function readImports(
  deps: Deps,
  caller: Caller,
  { subject, page }: { readonly subject: ImportSubject; readonly page: number },
) {
  const accountId = accountOf(caller);
  const stored = await deps.database.as(caller.scope, (tx) =>
    listImports(tx, accountId, { subject, from: (page - 1) * importsOnAPage, size: importsOnAPage }),
  );
  const positions = await queuePositions(deps, accountId, stored.imports);
  return {
    imports: stored.imports.map((one) => presentImport(one, positions, deps.clock.now())),
    total: stored.total,
  };
}

/**
 * Returns the queue positions of waiting files. All accounts share the queue, so only numbers are returned.
 */
async function queuePositions(
  deps: Deps,
  accountId: number,
  imports: readonly StoredImport[],
): Promise<ReadonlyMap<number, number>> {
  if (imports.every(({ state }) => state !== 'reading')) return new Map();
  const now = deps.clock.now().toISOString();
  return deps.database.as(platformScope, (tx) => readQueuePositions(tx, accountId, now));
}

/**
 * Returns one import with its columns; the mapping is a guess until the user has chosen one. Before it is applied, a row that changes the
 * caller's own record is included. Throws `not_found`.
 */
export async function readImport(deps: Deps, caller: Caller, importId: number): Promise<ImportDetails> {
  const { stored, columns, own, without_address } = await deps.database.as(caller.scope, async (tx) => {
    const stored = await requireImport(tx, caller, importId);
    const samples = await readFirstCells(tx, importId, sampledRows);
    const mapping = stored.mapping ?? withUsefulFields(deps, await guessedMapping(tx, stored));
    const columns = stored.headings.map((heading, at) => ({
      heading,
      samples: samples.map((cells) => cells[at]?.slice(0, sampleLength) ?? ''),
      field: mapping[at] ?? null,
    }));
    const ownRows = { kind: 'update', state: null, userId: caller.person.user.id, from: 0, size: 1 } as const;
    const own = stored.state === 'checked' ? (await listRows(tx, importId, ownRows)).rows : [];
    const without_address = stored.state === 'checked' ? await countNewWithoutAddress(tx, importId) : 0;
    return { stored, columns, own: await presentRows(tx, stored, own), without_address };
  });
  const positions = await queuePositions(deps, stored.account_id, [stored]);
  return {
    ...presentImport(stored, positions, deps.clock.now()),
    columns,
    creates_teams: stored.creates_teams,
    new_teams: stored.new_teams,
    created_teams: stored.created_team_ids.length,
    without_address,
    own_row: own[0] ?? null,
  };
}

/** Without a provider of text messages, mobile numbers are of no use and aren't imported unless someone chooses to. */
const withUsefulFields = ({ environment }: Deps, mapping: FieldMapping): FieldMapping =>
  environment.sms ? mapping : mapping.map((field) => (field === 'mobile_number' ? null : field));

async function requireImport(tx: Tx, caller: Caller, importId: number): Promise<StoredImport> {
  const stored = await findImport(tx, accountOf(caller), importId);
  if (!stored) throw new Refusal('not_found');
  return stored;
}

/** Guesses the mapping from the account's earlier choices, otherwise from the headings. */
async function guessedMapping(
  tx: Tx,
  { account_id, headings, subject }: StoredImport,
): Promise<FieldMapping> {
  const remembered = new Map<string, ColumnField | null>();
  for (const earlier of await listEarlierMappings(tx, account_id, subject)) {
    earlier.headings.forEach((heading, at) => {
      const key = foldHeading(heading);
      if (!remembered.has(key)) remembered.set(key, earlier.mapping?.[at] ?? null);
    });
  }
  return guessMapping(headings, remembered, subject);
}

function presentImport(stored: StoredImport, positions: ReadonlyMap<number, number>, now: Date): UserImport {
  const none = { create: 0, update: 0, unchanged: 0, error: 0, done: 0, skipped: 0, undone: 0, kept: 0 };
  return {
    ...stored,
    problem: stored.problem && { params: {}, ...stored.problem },
    counts: { ...none, ...stored.counts },
    can_undo: canUndo(stored, now),
    queue_position: positions.get(stored.id) ?? null,
  };
}

interface RowsQuery {
  readonly importId: number;
  readonly kind: RowKind | null;
  readonly state: RowState | null;
  readonly page: number;
}

/** Returns a page of dry-run results, row by row. Throws `not_found`. */
export async function readRows(
  deps: Deps,
  caller: Caller,
  { importId, page, ...filter }: RowsQuery,
): Promise<{ rows: ImportRow[]; total: number }> {
  return deps.database.as(caller.scope, async (tx) => {
    const current = await requireImport(tx, caller, importId);
    const from = (page - 1) * rowsOnAPage;
    const stored = await listRows(tx, importId, { ...filter, from, size: rowsOnAPage });
    return { rows: await presentRows(tx, current, stored.rows), total: stored.total };
  });
}
