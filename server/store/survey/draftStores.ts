import { sql } from 'kysely';
import type { Database, Scope, Tx } from '../database.ts';
import { bytesLiteral, deferStatement } from '../engine/deferStatement.ts';
import { draftReplacer, type ReadDraft } from './draftReplacer.ts';

/** Storage of one sealed draft, which can be decrypted only with the code of its link. */
function sealedDrafts(table: 'drafts' | 'assignment_drafts', ownerColumn: string) {
  const drafts = sql.table(table);
  const owner = sql.ref(ownerColumn);
  const replaceDraft = draftReplacer(table);
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
    /** Overwrites a stored draft; without one, nothing is stored. */
    async overwrite(tx: Tx, sealed: Uint8Array): Promise<void> {
      await sql`update ${drafts} set sealed = ${sealed} where ${owner} = ${id}`.execute(tx);
    },
    /** Replaces drafts in batches, see `draftReplacer`. */
    replace: (database: Database, scope: Scope, read: ReadDraft, sealed: Uint8Array): Promise<boolean> =>
      replaceDraft(database, scope, { read, sealed }),
    async remove(tx: Tx): Promise<void> {
      await sql`delete from ${drafts} where ${owner} = ${id}`.execute(tx);
    },
  });
}

/** A draft of one of many participations. */
export interface StoredDraft {
  readonly id: number;
  readonly sealed: Uint8Array;
}

/** Reads and overwrites many drafts, with one statement each. */
function draftBatch(table: 'drafts' | 'assignment_drafts', ownerColumn: string) {
  const drafts = sql.table(table);
  const owner = sql.ref(ownerColumn);
  return {
    async list(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Uint8Array>> {
      const { rows } = await sql<StoredDraft>`
        select ${owner} as id, sealed from ${drafts} where ${owner} = any(${[...ids]}::int[])`.execute(tx);
      return new Map(rows.map(({ id, sealed }) => [id, sealed]));
    },
    /** Overwrites stored drafts; nothing is stored for an id without one. */
    async overwrite(tx: Tx, sealed: readonly StoredDraft[]): Promise<void> {
      const given = sealed.map((draft) => ({
        id: draft.id,
        sealed: Buffer.from(draft.sealed).toString('hex'),
      }));
      await sql`
        update ${drafts} set sealed = decode(given.sealed, 'hex')
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id int, sealed text)
        where ${owner} = given.id`.execute(tx);
    },
  };
}

export type DraftBatch = ReturnType<typeof draftBatch>;

export const participationDrafts = draftBatch('drafts', 'participation_id');
export const assignmentDrafts = draftBatch('assignment_drafts', 'assignment_id');
export const participationDraftStore = sealedDrafts('drafts', 'participation_id');
export const assignmentDraftStore = sealedDrafts('assignment_drafts', 'assignment_id');
