import {
  type ImportSubject,
  maxUnappliedImports,
  maxUnreadFiles,
} from '../../../domain/imports/importFields.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf, platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { removeImportFile } from '../../store/imports/filePieces.ts';
import { lockAndCountQueuedFiles, readQueuePositions } from '../../store/imports/fileQueue.ts';
import { addImport } from '../../store/imports/imports.ts';
import { hasFreeSlot } from './file/thread/runInSlot.ts';
import { limitUploads } from './reading/limitUploads.ts';
import { readNextFile } from './reading/readQueuedFiles.ts';
import { type FileStream, type StoredFile, storeFile } from './reading/storeFile.ts';
import { recordImportAudit } from './recordImportAudit.ts';
import { truncateText } from './truncateText.ts';

const maxNameLength = 120;
/** A file up to this size is read within the request if the queue is empty; a larger one is read as a job. */
const smallBytes = 512 * 1024;

interface UploadedFile {
  readonly stream: FileStream;
  readonly name: string;
  readonly subject?: ImportSubject;
}

/**
 * Stores a file of people or relationships to be read later; nothing else is changed. Throws `file_refused` for an empty upload, `files_in_line` if
 * the account has too many waiting files, `imports_unapplied` if too many are not applied.
 */
export async function uploadFile(
  deps: Deps,
  caller: Caller,
  { stream, name, subject = 'people' }: UploadedFile,
): Promise<{ import_id: number }> {
  const account_id = caller.scope.accountId;
  if (account_id === null) throw new Refusal('forbidden');
  const { file, import_id } = await limitUploads(account_id, async (others) => {
    await deps.database.as(caller.scope, (tx) => refuseFullQueue(tx, account_id, others));
    const file = await storeFile(deps, caller.scope, stream);
    return { file, import_id: await queueFile(deps, caller, { file, name, subject }) };
  });
  const isReadAtOnce =
    file.bytes <= smallBytes && hasFreeSlot() && (await isNextInQueue(deps, account_id, import_id));
  if (!isReadAtOnce || !(await readNextFile(deps))) await deps.jobs.wake('read-files');
  return { import_id };
}

/** `others` are uploads in progress that are not queued yet. */
async function refuseFullQueue(tx: Tx, accountId: number, others = 0): Promise<void> {
  const { unread, unapplied } = await lockAndCountQueuedFiles(tx, accountId);
  if (unread + others >= maxUnreadFiles) throw new Refusal('files_in_line');
  if (unapplied + others >= maxUnappliedImports) throw new Refusal('imports_unapplied');
}

interface NewFile {
  readonly file: StoredFile;
  readonly name: string;
  readonly subject: ImportSubject;
}

async function queueFile(deps: Deps, caller: Caller, { file, name, subject }: NewFile): Promise<number> {
  const account_id = accountOf(caller);
  const now = deps.clock.now();
  const file_name = truncateText(name.replace(/\p{Cc}/gu, ''), maxNameLength) || subject;
  try {
    return await deps.database.as(caller.scope, async (tx) => {
      await refuseFullQueue(tx, account_id);
      const importId = await addImport(tx, {
        account_id,
        subject,
        file_name,
        file_id: file.id,
        author_id: caller.person.user.id,
        created_at: now.toISOString(),
      });
      await recordImportAudit(tx, caller, {
        action: 'create',
        importId,
        after: { content: subject, file_name, bytes: file.bytes },
        now,
      });
      return importId;
    });
  } catch (error) {
    await deps.database.as(caller.scope, (tx) => removeImportFile(tx, file.id));
    throw error;
  }
}

async function isNextInQueue(deps: Deps, accountId: number, importId: number): Promise<boolean> {
  const now = deps.clock.now().toISOString();
  const positions = await deps.database.as(platformScope, (tx) => readQueuePositions(tx, accountId, now));
  return positions.get(importId) === 1;
}
