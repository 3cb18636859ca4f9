import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/** Returns the question versions for raters of a cycle; empty if the cycle has no raters. */
export async function listRaterQuestionIds(tx: Tx, campaignId: number): Promise<number[]> {
  const row = await tx
    .selectFrom('assessment_forms')
    .select('question_ids')
    .where('campaign_id', '=', campaignId)
    .where('kind', '=', 'r')
    .executeTakeFirst();
  return row?.question_ids ?? [];
}

/** Returns the targets of the cycle with their people; ratings can only be about them. */
export async function mapTargetsToUsers(tx: Tx, campaignId: number): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('survey_targets')
    .select(['id', 'user_id'])
    .where('campaign_id', '=', campaignId)
    .execute();
  return new Map(rows.map(({ id, user_id }) => [id, user_id]));
}

export interface Rating {
  readonly target_id: number;
  readonly rater_group: string;
  readonly answers: readonly { readonly question_id: number; readonly ordering: readonly string[] }[];
  readonly quality: string;
}

/** Adds all ratings of a cycle in one statement, ordered by their new random ids. */
export async function addRatings(
  tx: Tx,
  campaignId: number,
  ratings: readonly (Rating & { readonly id: string })[],
): Promise<void> {
  await sql`
    insert into ratings (id, campaign_id, target_id, rater_group, answers, quality)
    select one.id, ${campaignId}::int, one.target_id, one.rater_group, one.answers, one.quality
    from jsonb_to_recordset(${JSON.stringify(ratings)}::jsonb)
      as one (id uuid, target_id int, rater_group text, answers jsonb, quality text)
    order by one.id`.execute(tx);
}

/** Returns the ratings of one published group. */
export async function listRatings(
  tx: Tx,
  { targetId, group }: { readonly targetId: number; readonly group: string },
): Promise<Rating[]> {
  return tx
    .selectFrom('ratings')
    .select(['target_id', 'rater_group', 'answers', 'quality'])
    .where('target_id', '=', targetId)
    .where('rater_group', '=', group)
    .orderBy('id')
    .execute();
}

/** Returns all ratings of a cycle. */
export async function listRatingsOfCycle(tx: Tx, campaignId: number): Promise<Rating[]> {
  return tx
    .selectFrom('ratings')
    .select(['target_id', 'rater_group', 'answers', 'quality'])
    .where('campaign_id', '=', campaignId)
    .orderBy('id')
    .execute();
}

export async function findCycleOfTarget(tx: Tx, targetId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('survey_targets')
    .select('campaign_id')
    .where('id', '=', targetId)
    .executeTakeFirst();
  return row?.campaign_id ?? null;
}

/** Returns ratings in the cycles with this form, ordered by their random ids. */
export async function listRatingsOfForm(
  tx: Tx,
  { questionIds, most }: { readonly questionIds: readonly number[]; readonly most: number },
): Promise<(Pick<Rating, 'answers'> & { readonly account_id: number })[]> {
  return tx
    .selectFrom('ratings')
    .innerJoin('assessment_forms', 'assessment_forms.campaign_id', 'ratings.campaign_id')
    .select(['ratings.answers', 'assessment_forms.account_id'])
    .where('assessment_forms.kind', '=', 'r')
    .where(
      sql<boolean>`(select array_agg(asked order by asked) from unnest(assessment_forms.question_ids) as asked)
        = ${[...questionIds]}::int[]`,
    )
    .orderBy('ratings.id')
    .limit(most)
    .execute();
}
