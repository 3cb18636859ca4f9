import { sql } from 'kysely';
import { maxWrongPins, maxWrongPinsInTotal } from '../../../domain/survey/personalCode.ts';
import type { Tx } from '../database.ts';

export interface NewPersonalCode {
  readonly account_id: number;
  readonly participation_id: number;
  readonly code_hash: string;
  readonly link_version: number;
}

/** Replaces the unused codes of these participations. Used codes stay, without any difference in what is done. */
export async function replacePersonalCodes(tx: Tx, codes: readonly NewPersonalCode[]): Promise<void> {
  if (codes.length === 0) return;
  const ids = codes.map(({ participation_id }) => participation_id);
  await tx
    .deleteFrom('personal_codes')
    .where('pin_hash', 'is', null)
    .where((where) => where('participation_id', '=', where.fn.any(where.val(ids))))
    .execute();
  await tx
    .insertInto('personal_codes')
    .values([...codes])
    .execute();
}

export interface ClaimedCode {
  readonly id: number;
  readonly participation_id: number;
  /** Null until the code is used. */
  readonly pin_hash: string | null;
  readonly token_hash: string | null;
  /** The attempts since the last correct PIN, with this one. */
  readonly wrong_pins: number;
}

/**
 * Returns a code and counts an attempt at its PIN before the PIN is checked, so that concurrent attempts can't exceed the limit. Null for an
 * unknown code, and after too many wrong PINs.
 */
export async function claimPersonalCode(tx: Tx, codeHash: string): Promise<ClaimedCode | null> {
  const { rows } = await sql<ClaimedCode>`
    update personal_codes code
    set wrong_pins = wrong_pins + case when pin_hash is null then 0 else 1 end,
      total_wrong_pins = total_wrong_pins + case when pin_hash is null then 0 else 1 end
    from participations p
    where p.id = code.participation_id and code.code_hash = ${codeHash} and wrong_pins < ${maxWrongPins}
      and total_wrong_pins < ${maxWrongPinsInTotal}
    returning code.id, code.participation_id, code.pin_hash, code.wrong_pins, p.token_hash`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Marks a code as used with this PIN and link, and takes the counted attempt back. False if it is no longer in the given state, belongs to an earlier link, or if another code of
 * the participation is in use. The participation must be locked.
 */
export async function bindPersonalCode(
  tx: Tx,
  { id, participation_id, pin_hash }: ClaimedCode,
  next: { readonly pin_hash: string; readonly from_version: number; readonly link_version: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update personal_codes set pin_hash = ${next.pin_hash}, wrong_pins = 0, link_version = ${next.link_version},
      total_wrong_pins = total_wrong_pins - case when pin_hash is null then 0 else 1 end
    where id = ${id} and link_version = ${next.from_version} and pin_hash is not distinct from ${pin_hash}
      and not exists (select from personal_codes other where other.participation_id = ${participation_id}
        and other.id <> ${id} and other.pin_hash is not null and other.link_version = ${next.from_version})`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}
