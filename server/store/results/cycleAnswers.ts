import { sql } from 'kysely';
import type { IdentifiableMember } from '../../../domain/comments/buildRedactionDirectory.ts';
import type { Tx } from '../database.ts';

/** Returns the account's custom questions for one kind of respondent of a cycle; empty if the cycle has none. */
export async function listCycleQuestions(tx: Tx, campaignId: number, kind: 's' | 'r'): Promise<number[]> {
  const row = await tx
    .selectFrom('assessment_forms')
    .select('supplemental_ids')
    .where('campaign_id', '=', campaignId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.supplemental_ids ?? [];
}

/**
 * Returns the number of assignments of each rater of a cycle or, with `everybody`, of each respondent including
 * targets. It also counts unanswered ones, so that it does not reveal who responded. Raters without an address count as
 * one person.
 */
export async function countAssignments(
  tx: Tx,
  campaignId: number,
  audience: 'others' | 'everybody',
): Promise<number[]> {
  const { rows } = await sql<{ times: number }>`
    select count(*)::int as times
    from assignments a left join users u on u.id = a.user_id
    where a.campaign_id = ${campaignId} and (${audience === 'everybody'} or a.relationship <> 'self')
      and (a.nomination = 'approved' or a.status = 'finished')
    group by coalesce(lower(u.email), lower(a.email), '')`.execute(tx);
  return rows.map(({ times }) => times);
}

/** Returns raters of a cycle who are not members of the account. */
export async function listExternalRaters(tx: Tx, campaignId: number): Promise<IdentifiableMember[]> {
  const rows = await tx
    .selectFrom('assignments')
    .select(['first_name', 'last_name', 'email'])
    .where('campaign_id', '=', campaignId)
    .where('user_id', 'is', null)
    .execute();
  return rows.map(({ first_name, last_name, email }) => ({
    names: [first_name ?? '', last_name ?? ''],
    contacts: email ? [email] : [],
    identifiers: [],
    attributes: {},
  }));
}

/** Returns the submitted self-assessments of a cycle, still encrypted. */
export async function listSelfAssessmentForms(tx: Tx, campaignId: number) {
  return tx
    .selectFrom('assessments')
    .innerJoin('assignments', 'assignments.id', 'assessments.assignment_id')
    .select(['assessments.id', 'assessments.account_id', 'assessments.sealed'])
    .where('assignments.campaign_id', '=', campaignId)
    .where('assessments.kind', '=', 's')
    .orderBy('assessments.id')
    .execute();
}

/** Replaces the contents of sealed forms; vacuuming removes the old contents. */
export async function replaceSealedForms(
  tx: Tx,
  forms: readonly { readonly id: number; readonly sealed: Uint8Array }[],
): Promise<void> {
  const rows = forms.map(({ id, sealed }) => ({ id, sealed: Buffer.from(sealed).toString('base64') }));
  await sql`
    update assessments set sealed = decode(one.sealed, 'base64')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (id int, sealed text)
    where assessments.id = one.id`.execute(tx);
}
