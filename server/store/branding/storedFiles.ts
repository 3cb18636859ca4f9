import { sql } from 'kysely';
import { type LogoType, logoTypes } from '../../../domain/branding/logos.ts';
import type { Tx } from '../database.ts';

interface NewFile {
  readonly name: string;
  /** Null for a file of the platform. */
  readonly accountId: number | null;
  readonly mediaType: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Lists a file before it is stored. It is deleted at `expiresAt` unless it's in use by then. */
export async function addStoredFile(
  tx: Tx,
  { name, accountId, mediaType, now, expiresAt }: NewFile,
): Promise<void> {
  await tx
    .insertInto('stored_files')
    .values({
      name,
      account_id: accountId,
      is_platform: accountId === null,
      media_type: mediaType,
      created_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .execute();
}

/** Marks a file as in use. False if it was deleted in the meantime. */
export async function keepStoredFile(tx: Tx, name: string): Promise<boolean> {
  const kept = await tx
    .updateTable('stored_files')
    .set({ expires_at: null })
    .where('name', '=', name)
    .returning('name')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Marks files as no longer used; a job deletes them. */
export async function expireStoredFiles(tx: Tx, names: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable('stored_files')
    .set({ expires_at: now.toISOString() })
    .where('name', 'in', names)
    .execute();
}

/** Claims expired files and files of deleted accounts, until the end of the transaction. */
export async function claimExpiredFiles(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('stored_files')
    .select('name')
    .where((on) =>
      on.or([
        on.and([on('account_id', 'is', null), on('is_platform', '=', false)]),
        on('expires_at', '<=', sql<string>`${now.toISOString()}::timestamptz`),
      ]),
    )
    .orderBy('name')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ name }) => name);
}

export async function removeStoredFiles(tx: Tx, names: readonly string[]): Promise<void> {
  if (names.length > 0) await tx.deleteFrom('stored_files').where('name', 'in', names).execute();
}

/** Returns the type of a logo that's in use; null for any other file. */
export async function findUsedFileType(tx: Tx, name: string): Promise<LogoType | null> {
  const row = await tx
    .selectFrom('stored_files')
    .select('media_type')
    .where('name', '=', name)
    .where('expires_at', 'is', null)
    .where('account_id', 'is not', null)
    .executeTakeFirst();
  return logoTypes.find((type) => type === row?.media_type) ?? null;
}
