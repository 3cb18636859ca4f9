import { importLimits } from '../../../domain/imports/importFields.ts';
import { guessPayMapping } from '../../../domain/pay/upload/guessPayMapping.ts';
import { detectDateOrder } from '../../../domain/pay/upload/payDates.ts';
import { maxPayRows } from '../../../domain/pay/upload/payFields.ts';
import type { PayRow } from '../../../domain/pay/upload/readPayRows.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import { addPayFile, removePayFiles } from '../../store/pay/payFiles.ts';
import { lockPayProject } from '../../store/pay/payProjects.ts';
import { fileRefusal, type TableHead } from '../imports/file/collectTable.ts';
import { readInThread } from '../imports/file/thread/readInThread.ts';
import { limitUploads } from '../imports/reading/limitUploads.ts';
import type { FileStream } from '../imports/reading/storeFile.ts';
import { truncateText } from '../imports/truncateText.ts';
import { requirePayProject } from './payAccess.ts';
import { createPayBox } from './payBox.ts';

const maxNameLength = 120;

interface UploadedPayFile {
  readonly stream: FileStream;
  readonly name: string;
}

/**
 * Reads a file of employees and stores it encrypted; the file itself and its plain cells are never stored. Replaces a file that wasn't applied.
 * Throws `not_found` before it reads anything, `file_refused` for a file without a table.
 */
export async function uploadPayFile(
  deps: Deps,
  caller: Caller,
  projectId: number,
  { stream, name }: UploadedPayFile,
): Promise<{ file_id: number }> {
  const accountId = accountOf(caller);
  await deps.database.as(caller.scope, (tx) => requirePayProject(tx, caller, projectId));
  const { head, rows } = await limitUploads(accountId, () => readTable(stream));
  const mapping = guessPayMapping(head.headings);
  const hiredAt = mapping.indexOf('hired_on');
  const box = await createPayBox(deps, accountId);
  const content = box.seal({
    fileName: truncateText(name.replace(/\p{Cc}/gu, ''), maxNameLength),
    headings: head.headings,
    rows,
    mapping,
    dateOrder: detectDateOrder(rows.map(({ cells }) => cells[hiredAt] ?? '')),
    people: [],
    problems: [],
  });
  const now = deps.clock.now();
  const file_id = await deps.database.as(caller.scope, async (tx) => {
    await requirePayProject(tx, caller, projectId);
    await lockPayProject(tx, projectId);
    await removePayFiles(tx, projectId, ['read', 'checked']);
    const id = await addPayFile(tx, {
      account_id: accountId,
      project_id: projectId,
      author_id: caller.person.user.id,
      state: 'read',
      row_count: rows.length,
      created_at: now.toISOString(),
      applied_at: null,
      content,
    });
    const after = { rows: rows.length };
    await recordAudit(tx, caller, { action: 'import', resource: 'pay_files', id, after, now });
    return id;
  });
  return { file_id };
}

/** Throws `file_refused` if the file is too large, has too many rows or no table. */
async function readTable(stream: FileStream): Promise<{ head: TableHead; rows: readonly PayRow[] }> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of stream) {
    bytes += piece.length;
    if (bytes > importLimits.bytes) throw fileRefusal('tooLarge', { max: importLimits.bytes / 1024 / 1024 });
    pieces.push(piece);
  }
  if (bytes === 0) throw fileRefusal('empty');
  const rows: PayRow[] = [];
  const head = await readInThread(pieces, async (json) => {
    rows.push(...(JSON.parse(json) as PayRow[])); // The thread sends rows.
    if (rows.length > maxPayRows) throw fileRefusal('tooManyRows', { max: maxPayRows });
  });
  return { head, rows };
}
