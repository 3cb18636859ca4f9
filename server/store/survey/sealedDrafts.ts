import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Scope, Tx } from '../database.ts';
import { bytesLiteral, deferStatement } from '../engine/deferStatement.ts';

/** A draft as it was read, and the versions of the rows that decide whether an answer is accepted. */
export interface ReadDraft {
  readonly tokenHash: string;
  readonly versions: string;
  readonly sealed: Uint8Array;
}

/** Storage of one sealed draft, which can be decrypted only with the code of its link. */
function sealedDrafts(table: 'drafts' | 'assignment_drafts', ownerColumn: string) {
  const drafts = sql.table(table);
  const owner = sql.ref(ownerColumn);
  return (id: number) => ({
    async find(tx: Tx): Promise<Uint8Array | null> {
      const { rows } = await sql<{ sealed: Uint8Array }>`
        select sealed from ${drafts} where ${owner} = ${id}`.execute(tx);
      return rows[0]?.sealed ?? null;
    },
    /** Stores the draft with the next statement or the commit. */
    async store(tx: Tx, sealed: Uint8Array): Promise<void> {
      const insert = sql`insert into ${drafts} (${owner}, sealed) values (${sql.lit(id)}, ${bytesLiteral(sealed)})
        on conflict (${owner}) do update set sealed = excluded.sealed`;
      await deferStatement(tx, insert.compile(tx));
    },
    /**
     * Replaces the draft in a transaction of its own, which takes one message. False, with nothing written, if the draft
     * or one of the rows has changed since it was read, or if the link has been replaced.
     */
    async replace(database: Database, scope: Scope, read: ReadDraft, sealed: Uint8Array): Promise<boolean> {
      const oldHash = createHash('sha256').update(read.sealed).digest('hex');
      const newDraft = Buffer.from(sealed).toString('base64');
      const replace = sql<{
        replaced: boolean;
      }>`select ${sql.ref(`replace_${table}`)}(${sql.lit(read.tokenHash)},
        ${sql.lit(read.versions)}, ${sql.lit(oldHash)}, ${sql.lit(newDraft)}) as replaced`;
      const [row] = await database.runOnce(scope, (db) => replace.compile(db));
      return row?.replaced === true;
    },
    async remove(tx: Tx): Promise<void> {
      await sql`delete from ${drafts} where ${owner} = ${id}`.execute(tx);
    },
  });
}

export const participationDraftStore = sealedDrafts('drafts', 'participation_id');
export const assignmentDraftStore = sealedDrafts('assignment_drafts', 'assignment_id');
