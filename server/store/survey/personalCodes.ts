import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../database.ts';
import { bytesLiteral } from '../engine/deferStatement.ts';
import { isScopeNarrowed, lockRespondent } from './lockRespondent.ts';

interface NewPersonalCode {
  readonly account_id: number;
  readonly participation_id: number;
  readonly printing_id: number;
  readonly code_hash: string;
}

/** Adds codes. Earlier ones of these participations still open the forms that they opened, and no others, whether or not they were used. */
export async function replacePersonalCodes(tx: Tx, codes: readonly NewPersonalCode[]): Promise<void> {
  if (codes.length === 0) return;
  const ids = codes.map(({ participation_id }) => participation_id);
  await tx
    .updateTable('personal_codes')
    .set({ is_replaced: true })
    .where((where) => where('participation_id', '=', where.fn.any(where.val(ids))))
    .execute();
  await tx
    .insertInto('personal_codes')
    .values([...codes])
    .execute();
}

/**
 * Locks the participation behind a personal code and returns the code with the form of this PIN, whose columns are null if there is none yet.
 * Nothing that it returns depends on whether the person has started or finished. Null for an unknown code.
 */
export async function lockPersonalCode(
  tx: Tx,
  { codeHash, pinHash }: { readonly codeHash: string; readonly pinHash: string },
) {
  const isOwner = sql<SqlBool>`participations.id =
    (select participation_id from personal_codes where code_hash = ${sql.lit(codeHash)})`;
  await lockRespondent(tx, 'participations', isOwner);
  const locked = await tx
    .selectFrom('personal_codes as code')
    .innerJoin('participations', 'participations.id', 'code.participation_id')
    .innerJoin('benchmark_campaigns as campaign', 'campaign.id', 'participations.campaign_id')
    .leftJoin('letter_forms as form', (join) =>
      join.onRef('form.code_id', '=', 'code.id').on('form.pin_hash', '=', sql.lit(pinHash)),
    )
    .select(['code.id', 'code.account_id', 'code.participation_id', 'code.is_replaced', 'code.other_pins'])
    .select(['campaign.status as campaign_status', 'form.link_version', 'form.draft'])
    .where('code.code_hash', '=', sql.lit(codeHash))
    .where(isScopeNarrowed)
    .executeTakeFirst();
  return locked ?? null;
}

export type LockedCode = NonNullable<Awaited<ReturnType<typeof lockPersonalCode>>>;

interface FormLink {
  readonly pinHash: string;
  readonly tokenHash: string;
  readonly version: number;
  /** Encrypted with the new link; null if nothing was answered. */
  readonly draft: Uint8Array | null;
}

/** Adds the form of a code and PIN, or replaces the link of a form that exists. Both are one statement, which also counts a new PIN. */
export async function storeFormLink(tx: Tx, code: LockedCode, link: FormLink): Promise<void> {
  const draft = link.draft === null ? sql.lit(null) : bytesLiteral(link.draft);
  await sql`
    with counted as (
      update personal_codes set other_pins = other_pins + ${code.link_version === null ? 1 : 0} where id = ${code.id}
    )
    insert into letter_forms (account_id, participation_id, code_id, pin_hash, token_hash, link_version, draft)
    values (${code.account_id}, ${code.participation_id}, ${code.id}, ${link.pinHash}, ${link.tokenHash},
      ${link.version}, ${draft})
    on conflict (code_id, pin_hash) do update
      set token_hash = excluded.token_hash, link_version = excluded.link_version, draft = excluded.draft`.execute(
    tx,
  );
}

/** Counts an entry that opens nothing because the code was replaced. */
export async function countOtherPin(tx: Tx, { id }: LockedCode): Promise<void> {
  await sql`update personal_codes set other_pins = other_pins + 1 where id = ${id}`.execute(tx);
}
