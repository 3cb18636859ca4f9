import { type FieldProblem, Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import { failureFacts } from '../../../kernel/failureFacts.ts';
import { isDatabaseUnavailable } from '../../../store/engine/databaseUnavailable.ts';
import { findFilePiece, removeImportFile } from '../../../store/imports/filePieces.ts';
import { type ClaimedFile, extendClaim, releaseClaim } from '../../../store/imports/fileQueue.ts';
import { addRows, removeRows } from '../../../store/imports/importRows.ts';
import { changeImport, lockImport } from '../../../store/imports/imports.ts';
import { addNotifications } from '../../../store/notifications/notifications.ts';
import type { TableHead } from '../file/collectTable.ts';
import { readInThread } from '../file/thread/readInThread.ts';
import { accountScope } from '../importContext.ts';

/** Another server may claim the file this long after the last heartbeat. */
const claimMs = 60_000;
const maxAttempts = 3;
const unreadable: FieldProblem = { field: 'file', problem: 'unreadable' };

export const claimExpiry = (now: Date) => new Date(now.getTime() + claimMs).toISOString();

/** Thrown when the import was discarded while its file was read. */
class Discarded extends Error {}

/**
 * Reads a claimed file into rows. The rows of an earlier attempt are removed first, so it can be interrupted at any point. A file
 * that can't be read ends as `failed`, with the reason, and so does any other error, except that the database is unavailable:
 * then it throws, and the file is read again after the claim expires.
 */
export async function readClaimedFile(deps: Deps, claimed: ClaimedFile): Promise<void> {
  const { id, account_id, file_id, attempts } = claimed;
  const scope = accountScope({ id, account_id });
  if (attempts > maxAttempts) return failUnexpectedly(deps, claimed, new Error('too many attempts'));
  try {
    await deps.database.as(scope, (tx) => removeRows(tx, id));
    let rows = 0;
    const head = await readInThread(piecesOf(deps, claimed), async (json, count) => {
      rows += count;
      await deps.database.as(scope, async (tx) => {
        if (!(await extendClaim(tx, id, claimExpiry(deps.clock.now())))) throw new Discarded();
        await addRows(tx, { import_id: id, account_id }, json);
      });
    });
    await finish(deps, claimed, { ...head, rows });
  } catch (error) {
    if (error instanceof Discarded) return deps.database.as(scope, (tx) => removeImportFile(tx, file_id));
    if (isDatabaseUnavailable(error)) throw error;
    if (!(error instanceof Refusal)) return failUnexpectedly(deps, claimed, error);
    const [problem] = error.problems;
    if (error.code === 'file_refused') return fail(deps, claimed, problem ?? unreadable);
    await deps.database.as(scope, (tx) => releaseClaim(tx, id));
  }
}

async function* piecesOf(deps: Deps, { id, account_id, file_id }: ClaimedFile): AsyncGenerator<Uint8Array> {
  const scope = accountScope({ id, account_id });
  for (let index = 0; ; index += 1) {
    const piece = await deps.database.as(scope, (tx) => findFilePiece(tx, file_id, index));
    if (piece === null) return;
    yield piece;
  }
}

interface ReadTable extends TableHead {
  readonly rows: number;
}

async function finish(
  deps: Deps,
  claimed: ClaimedFile,
  { encoding, headings, headingLine, rows }: ReadTable,
): Promise<void> {
  await end(deps, claimed, {
    state: 'uploaded',
    encoding,
    headings: [...headings],
    heading_line: headingLine,
    row_count: rows,
  });
}

async function failUnexpectedly(deps: Deps, claimed: ClaimedFile, error: unknown): Promise<void> {
  const { id, attempts } = claimed;
  deps.log.error({ import: id, attempts, ...failureFacts(error) }, 'import failed');
  await fail(deps, claimed, unreadable);
}

async function fail(deps: Deps, claimed: ClaimedFile, problem: FieldProblem): Promise<void> {
  await deps.database.as(accountScope(claimed), (tx) => removeRows(tx, claimed.id));
  await end(deps, claimed, { state: 'failed', problem });
}

async function end(
  deps: Deps,
  { id, account_id, file_id }: ClaimedFile,
  change: Parameters<typeof changeImport>[2],
): Promise<void> {
  await deps.database.as(accountScope({ id, account_id }), async (tx) => {
    const locked = await lockImport(tx, account_id, id);
    await removeImportFile(tx, file_id);
    if (locked?.state !== 'reading') return;
    await changeImport(tx, id, { ...change, file_id: null, read_until: null });
    if (change.state !== 'failed' || locked.author_id === null) return;
    const failed = { accountId: account_id, event: 'import_failed', recordId: id } as const;
    await addNotifications(tx, { ...failed, now: deps.clock.now() }, { userIds: [locked.author_id] });
  });
}
