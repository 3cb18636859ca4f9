import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { bytesLiteral, deferStatement } from '../engine/deferStatement.ts';

/** Storage of one sealed draft, which can be decrypted only with the code of its link. */
function sealedDrafts(table: string, ownerColumn: string) {
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
    async remove(tx: Tx): Promise<void> {
      await sql`delete from ${drafts} where ${owner} = ${id}`.execute(tx);
    },
  });
}

export const participationDraftStore = sealedDrafts('drafts', 'participation_id');
export const assignmentDraftStore = sealedDrafts('assignment_drafts', 'assignment_id');
