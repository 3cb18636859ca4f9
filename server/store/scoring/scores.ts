import { sql } from 'kysely';
import type { FormScore } from '../../../domain/scoring/personal/scoreForm.ts';
import type { GroupScore } from '../../../domain/scoring/raters/scoreGroup.ts';
import type { Tx } from '../database.ts';

export type ScoreResult = FormScore | GroupScore;

export interface NewScore {
  readonly account_id: number;
  readonly subject: 'self' | 'raters' | 'applicant';
  readonly assessment_id: number | null;
  readonly target_id: number | null;
  readonly rater_group: string | null;
  readonly user_id: number | null;
  readonly question_ids: readonly number[];
  readonly result: ScoreResult;
}

/**
 * Writes scores and returns how many were new. A score of the same form, model and norm may already exist from an
 * interrupted or concurrent run.
 */
export async function addScores(tx: Tx, scores: readonly NewScore[], day: string): Promise<number> {
  if (scores.length === 0) return 0;
  const rows = await tx
    .insertInto('scores')
    .values(
      scores.map((score) => ({
        ...score,
        question_ids: [...score.question_ids],
        model_version: score.result.model_version,
        norm_version: score.result.norm_version,
        result: JSON.stringify(score.result),
        made_on: day,
        replaced_on: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length;
}

export interface CurrentScore extends NewScore {
  readonly id: number;
  readonly question_ids: number[];
  readonly model_version: string;
  readonly norm_version: number | null;
}

/** Returns current scores ordered by id and locks their rows until the transaction ends. */
export async function listCurrentScores(
  tx: Tx,
  { after, upto, most }: { readonly after: number; readonly upto: number; readonly most: number },
): Promise<CurrentScore[]> {
  const rows = await tx
    .selectFrom('scores')
    .selectAll()
    .where('replaced_on', 'is', null)
    .where('id', '>', after)
    .where('id', '<=', upto)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .execute();
  return rows as unknown as CurrentScore[]; // `result` was written by `addScores`.
}

/** Returns the number of current scores and the highest id. */
export async function countCurrentScores(tx: Tx): Promise<{ count: number; last: number }> {
  return tx
    .selectFrom('scores')
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(max(id), 0)::int`.as('last')])
    .where('replaced_on', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Marks scores as replaced: they remain stored, but the newer ones are shown instead. */
export async function markReplaced(tx: Tx, ids: readonly number[], day: string): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('scores').set({ replaced_on: day }).where('id', 'in', ids).execute();
}
