import type { ImportDetails, ImportRow, UserImport } from '../../../contract/v2/imports.ts';
import { type FieldMapping, type ImportField, personFields } from '../../../domain/imports/importFields.ts';
import type { RowKind, RowState } from '../../../domain/imports/importStates.ts';
import { foldHeading, guessMapping } from '../../../domain/imports/mapHeadings.ts';
import type { FieldValue } from '../../../domain/imports/matchPerson.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf, platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { readTeamNames } from '../../store/imports/existingPeople.ts';
import { readQueuePositions } from '../../store/imports/fileQueue.ts';
import { listRows, readFirstCells } from '../../store/imports/importRows.ts';
import {
  findImport,
  listEarlierMappings,
  listImports,
  type StoredImport,
} from '../../store/imports/imports.ts';
import { canUndo } from './importSteps.ts';

const importsOnAPage = 20;
const rowsOnAPage = 50;
const sampledRows = 3;
const sampleLength = 80;

/** Returns the imports of the account, newest first. */
export async function readImports(deps: Deps, caller: Caller, page: number) {
  const accountId = accountOf(caller);
  const stored = await deps.database.as(caller.scope, (tx) =>
    listImports(tx, accountId, (page - 1) * importsOnAPage, importsOnAPage),
  );
  const positions = await queuePositions(deps, accountId, stored.imports);
  return {
    imports: stored.imports.map((one) => presentImport(one, positions, deps.clock.now())),
    total: stored.total,
  };
}

/** Queue positions of waiting files. All accounts share the queue, so only numbers are returned. */
async function queuePositions(
  deps: Deps,
  accountId: number,
  imports: readonly StoredImport[],
): Promise<ReadonlyMap<number, number>> {
  if (imports.every(({ state }) => state !== 'reading')) return new Map();
  const now = deps.clock.now().toISOString();
  return deps.database.as(platformScope, (tx) => readQueuePositions(tx, accountId, now));
}

/** Returns one import with its columns; the mapping is a guess until the user has chosen one. Throws `not_found`. */
export async function readImport(deps: Deps, caller: Caller, importId: number): Promise<ImportDetails> {
  const { found: stored, columns } = await deps.database.as(caller.scope, async (tx) => {
    const stored = await requireImport(tx, caller, importId);
    const samples = await readFirstCells(tx, importId, sampledRows);
    const mapping = stored.mapping ?? (await guessedMapping(tx, stored));
    const columns = stored.headings.map((heading, at) => ({
      heading,
      samples: samples.map((cells) => cells[at]?.slice(0, sampleLength) ?? ''),
      field: mapping[at] ?? null,
    }));
    return { found: stored, columns };
  });
  const positions = await queuePositions(deps, stored.account_id, [stored]);
  return { ...presentImport(stored, positions, deps.clock.now()), columns };
}

async function requireImport(tx: Tx, caller: Caller, importId: number): Promise<StoredImport> {
  const stored = await findImport(tx, accountOf(caller), importId);
  if (!stored) throw new Refusal('not_found');
  return stored;
}

/** Guesses the mapping from the account's earlier choices, otherwise from the headings. */
async function guessedMapping(tx: Tx, { account_id, headings }: StoredImport): Promise<FieldMapping> {
  const remembered = new Map<string, ImportField | null>();
  for (const earlier of await listEarlierMappings(tx, account_id)) {
    earlier.headings.forEach((heading, at) => {
      const key = foldHeading(heading);
      if (!remembered.has(key)) remembered.set(key, earlier.mapping?.[at] ?? null);
    });
  }
  return guessMapping(headings, remembered);
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
    const { mapping, account_id } = await requireImport(tx, caller, importId);
    const from = (page - 1) * rowsOnAPage;
    const stored = await listRows(tx, importId, { ...filter, from, size: rowsOnAPage });
    const names = await readTeamNames(
      tx,
      account_id,
      stored.rows.flatMap(({ team_ids }) => team_ids),
    );
    const rows = stored.rows.map(({ cells, draft, before, team_ids, kind, problems, ...row }) => ({
      ...row,
      kind: kind ?? ('error' as const), // only rows with a kind are listed
      problems: (problems ?? []).map((one) => ({ params: {}, ...one })),
      name: nameOf(cells, mapping ?? []),
      changes: [
        ...personFields.flatMap((field) => {
          const [from, to] = [asList(before?.[field]), asList(draft?.[field])];
          return draft && field in draft && (from.length > 0 || to.length > 0) ? [{ field, from, to }] : [];
        }),
        ...(team_ids.length === 0
          ? []
          : [{ field: 'teams' as const, from: [], to: team_ids.map((id) => names.get(id) ?? '') }]),
      ],
    }));
    return { rows, total: stored.total };
  });
}

const asList = (value: FieldValue | undefined): string[] => {
  if (value === null || value === undefined) return [];
  return typeof value === 'string' ? [value] : [...value];
};

/** Returns the name of a row's person as in the file. */
function nameOf(cells: readonly string[], mapping: FieldMapping): string {
  const cellOf = (field: ImportField) => cells[mapping.indexOf(field)] ?? '';
  return `${cellOf('first_name')} ${cellOf('last_name')}`.trim() || cellOf('email') || cellOf('external_id');
}
