import type { GroupScore } from '../../../domain/scoring/raters/scoreGroup.ts';
import type { Tx } from '../database.ts';

interface RaterGroup {
  readonly rater_group: string;
  readonly question_ids: number[];
  readonly model_version: string;
  readonly norm_version: number | null;
  readonly result: GroupScore;
}

/** Returns the results of the rater groups about one target of a released campaign. */
export async function listRaterGroups(tx: Tx, targetId: number): Promise<RaterGroup[]> {
  const rows = await tx
    .selectFrom('scores')
    .innerJoin('survey_targets as t', 't.id', 'scores.target_id')
    .innerJoin('survey_campaigns as c', 'c.id', 't.campaign_id')
    .select(['scores.rater_group', 'scores.question_ids', 'scores.model_version'])
    .select(['scores.norm_version', 'scores.result'])
    .where('scores.target_id', '=', targetId)
    .where('scores.subject', '=', 'raters')
    .where('scores.replaced_on', 'is', null)
    .where('c.released_on', 'is not', null)
    .orderBy('scores.rater_group')
    .execute();
  return rows as unknown as RaterGroup[]; // `result` was written by `addScores`.
}
