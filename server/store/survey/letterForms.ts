import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../database.ts';
import { bytesLiteral, deferStatement } from '../engine/deferStatement.ts';
import { isScopeNarrowed, lockRespondent } from './lockRespondent.ts';
import { participationFacts } from './respondentParticipation.ts';

/**
 * Returns the form behind the link of a personal code, with its participation, which is locked; null if there is no such form. All forms of a
 * person are therefore locked together, and no form needs a lock of its own.
 */
export async function lockLetterForm(tx: Tx, tokenHash: string) {
  const isOwner = sql<SqlBool>`participations.id =
    (select participation_id from letter_forms where token_hash = ${sql.lit(tokenHash)})`;
  await lockRespondent(tx, 'participations', isOwner);
  const locked = await participationFacts(tx)
    .innerJoin('letter_forms as letter', 'letter.participation_id', 'participations.id')
    .select([
      'letter.id as letter_id',
      'letter.status as letter_status',
      'letter.feedback_given as letter_feedback_given',
      'letter.draft as sealed_draft',
    ])
    .where('letter.token_hash', '=', sql.lit(tokenHash))
    .where(isScopeNarrowed)
    .executeTakeFirst();
  return locked ?? null;
}

export type LockedLetterForm = NonNullable<Awaited<ReturnType<typeof lockLetterForm>>>;

/** Stores the draft of one letter form. Its answers are saved one at a time, because few people answer with codes at once. */
export const letterDraftStore = (id: number) => ({
  async find(tx: Tx): Promise<Uint8Array | null> {
    const row = await tx.selectFrom('letter_forms').select('draft').where('id', '=', id).executeTakeFirst();
    return row?.draft ?? null;
  },
  /** Stores the draft with the next statement or the commit. */
  async store(tx: Tx, sealed: Uint8Array): Promise<void> {
    const update = sql`update letter_forms set draft = ${bytesLiteral(sealed)} where id = ${sql.lit(id)}`;
    await deferStatement(tx, update.compile(tx));
  },
  async overwrite(tx: Tx, sealed: Uint8Array): Promise<void> {
    await tx.updateTable('letter_forms').set({ draft: sealed }).where('id', '=', id).execute();
  },
  replace: null,
  async remove(tx: Tx): Promise<void> {
    await tx.updateTable('letter_forms').set({ draft: null }).where('id', '=', id).execute();
  },
});

/** Marks a letter form as started. The participation stays as it is, because reports of who has started would otherwise show it. */
export async function startLetterForm(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('letter_forms').set({ status: 'started' }).where('id', '=', id).execute();
}

interface HandedIn {
  readonly letter_id: number;
  readonly participation: { readonly id: number; readonly account_id: number; readonly campaign_id: number };
  readonly box: Uint8Array;
}

/**
 * Hands a letter form in, with one statement whether or not it counts: only the first form of a person does, and any other is discarded. The
 * participation gets no day, because the reported participation counts all letter forms (R34).
 */
export async function handInLetterForm(
  tx: Tx,
  { letter_id, participation, box }: HandedIn,
  day: string,
): Promise<void> {
  const { id, account_id, campaign_id } = participation;
  await sql`
    with person as (
      update participations set status = 'finished' where id = ${id} and status <> 'finished' returning id
    ), waiting as (
      insert into waiting_forms (account_id, campaign_id, participation_id, kind, box)
      select ${account_id}::int, ${campaign_id}::int, id, 'answers', ${bytesLiteral(box)} from person
    ), form as (
      update letter_forms set status = 'finished', draft = null where id = ${letter_id}
    ), counted as (
      insert into letter_form_counts as counts (account_id, campaign_id, handed_in_on, forms)
      values (${account_id}, ${campaign_id}, ${day}::date, 1)
      on conflict (campaign_id, handed_in_on) do update set forms = counts.forms + 1
    )
    delete from drafts where participation_id = ${id}`.execute(tx);
}

/** Stores feedback that was given with a letter form. The first feedback of a person counts, and any other is discarded. */
export async function storeLetterFeedback(
  tx: Tx,
  { letter_id, participation: { id, account_id, campaign_id }, box }: HandedIn,
): Promise<void> {
  await sql`
    with person as (
      update participations set feedback_given = true where id = ${id} and not feedback_given returning id
    ), waiting as (
      insert into waiting_forms (account_id, campaign_id, participation_id, kind, box)
      select ${account_id}::int, ${campaign_id}::int, id, 'feedback', ${bytesLiteral(box)} from person
    )
    update letter_forms set feedback_given = true where id = ${letter_id}`.execute(tx);
}
