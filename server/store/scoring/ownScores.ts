import type { Tx } from '../database.ts';
import type { CurrentScore } from './scores.ts';

export interface ScoreRow extends Omit<CurrentScore, 'account_id' | 'assessment_id' | 'target_id'> {
  readonly made_on: string;
  readonly campaign_id: number | null;
  readonly campaign: string | null;
}

const currentScores = (tx: Tx) =>
  tx
    .selectFrom('scores')
    .leftJoin('survey_targets', 'survey_targets.id', 'scores.target_id')
    .leftJoin('survey_campaigns', 'survey_campaigns.id', 'survey_targets.campaign_id')
    .select([
      'scores.id',
      'scores.subject',
      'scores.rater_group',
      'scores.user_id',
      'scores.question_ids',
      'scores.model_version',
      'scores.norm_version',
      'scores.made_on',
      'scores.result',
      'survey_campaigns.id as campaign_id',
      'survey_campaigns.name as campaign',
    ])
    .where('scores.replaced_on', 'is', null);

/**
 * Returns a person's own scores, newest first: from self-assessments, and from raters once the campaign is
 * released to its targets.
 */
export async function listScoresOfPerson(tx: Tx, userId: number): Promise<ScoreRow[]> {
  const rows = await currentScores(tx)
    .where('scores.user_id', '=', userId)
    .where((where) =>
      where.or([
        where('scores.subject', '=', 'self'),
        where.and([
          where('scores.subject', '=', 'raters'),
          where('survey_campaigns.released_on', 'is not', null),
          where('survey_campaigns.released_to', '=', 'self'),
        ]),
      ]),
    )
    .orderBy('scores.made_on', 'desc')
    .orderBy('scores.id', 'desc')
    .execute();
  return rows as unknown as ScoreRow[]; // `result` was written by `addScores`.
}

/** Returns the newest score of each person's self-assessment. */
export async function listNewestSelfScores(
  tx: Tx,
  accountId: number,
  userIds: readonly number[],
): Promise<ScoreRow[]> {
  if (userIds.length === 0) return [];
  const rows = await currentScores(tx)
    .distinctOn('scores.user_id')
    .where('scores.account_id', '=', accountId)
    .where('scores.subject', '=', 'self')
    .where('scores.user_id', 'in', userIds)
    .orderBy('scores.user_id')
    .orderBy('scores.made_on', 'desc')
    .orderBy('scores.id', 'desc')
    .execute();
  return rows as unknown as ScoreRow[]; // `result` was written by `addScores`.
}

/**
 * Returns the current scores of one person in one released campaign, newest first: from the self-assessment
 * and from raters.
 */
export async function listScoresOfTarget(tx: Tx, targetId: number): Promise<ScoreRow[]> {
  const rows = await currentScores(tx)
    .where('scores.target_id', '=', targetId)
    .whereRef('scores.user_id', '=', 'survey_targets.user_id')
    .where('survey_campaigns.released_on', 'is not', null)
    .orderBy('scores.made_on', 'desc')
    .orderBy('scores.id', 'desc')
    .execute();
  return rows as unknown as ScoreRow[]; // `result` was written by `addScores`.
}
