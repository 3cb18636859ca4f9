import { randomUUID } from 'node:crypto';
import { lowestMinimumGroupSize } from '../../../domain/campaigns/benchmarkStatus.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { FeedbackInput } from '../../../domain/survey/surveyFeedback.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { switchRole } from '../../store/engine/transactionScope.ts';
import {
  addRatings,
  destroySurveyKey,
  type Rating,
  raterQuestionIds,
  removeSealedRatings,
  sealedRatings,
  usersOfTargets,
  wrappedSurveyKey,
} from '../../store/scoring/ratings.ts';
import { addScores, type NewScore } from '../../store/scoring/scores.ts';
import { decrypt } from '../../vault/cipher.ts';
import { openSealed } from '../../vault/sealedBox.ts';
import { publishRaterAnswers } from '../comments/publishCycleAnswers.ts';
import { publishCycleFeedback } from '../comments/publishFeedback.ts';
import { type FinishedRating, groupRatings, scoreRatings } from './raterGroups.ts';
import { readScoringForm, type ScoringForm } from './readScoringForm.ts';
import { surveyWrappingKey } from './surveyKeys.ts';

/** The result of closing a cycle: the number of targets with rater scores, and of those whose groups were all too small. */
export interface PublishedRatings {
  readonly scored: number;
  readonly without: number;
}

/**
 * Opens the submitted ratings, stores those in groups that may be shown under new random ids, and scores each group. Part of the
 * transaction that closes the cycle, which continues in the builder role: the sealed ratings and their keys are deleted. Ratings
 * of people erased since are deleted unread.
 */
export async function publishRatings(
  deps: Deps,
  tx: Tx,
  campaign: { readonly id: number; readonly account_id: number },
): Promise<PublishedRatings> {
  await switchRole(tx, 'builder');
  const users = await usersOfTargets(tx, campaign.id);
  const boxes = await boxesOf(deps, tx, campaign.id);
  const opened = (await boxes.all<FinishedRating>('answers')).filter(({ target_id }) => users.has(target_id));
  const form = await readScoringForm(tx, 'r', await raterQuestionIds(tx, campaign.id));
  const targets = [...users.keys()].map((targetId) => ({
    targetId,
    ratings: groupRatings(
      opened.filter(({ target_id }) => target_id === targetId),
      form,
    ),
  }));
  await addRatings(
    tx,
    campaign.id,
    targets.flatMap(({ ratings }) => ratings.map((rating) => ({ ...rating, id: randomUUID() }))),
  );
  const scores = targets.flatMap(({ targetId, ratings }) =>
    groupScores(ratings, form).map(
      (score): NewScore => ({
        ...score,
        account_id: campaign.account_id,
        target_id: targetId,
        user_id: users.get(targetId) ?? null,
      }),
    ),
  );
  await publishRaterAnswers(
    tx,
    campaign,
    opened.map(({ supplementals }) => supplementals),
  );
  await publishCycleFeedback(
    tx,
    campaign,
    await boxes.all<FeedbackInput>('feedback', lowestMinimumGroupSize),
  );
  await addScores(tx, scores, today(deps.clock));
  await removeSealedRatings(tx, campaign.id);
  await destroySurveyKey(tx, campaign.id);
  const scored = new Set(scores.map(({ target_id }) => target_id)).size;
  return { scored, without: users.size - scored };
}

/** The sealed ratings of a cycle; the server itself sealed content of this shape. */
async function boxesOf({ environment }: Deps, tx: Tx, campaignId: number) {
  const wrapped = await wrappedSurveyKey(tx, campaignId);
  return {
    async all<Content>(kind: 'answers' | 'feedback', fewest = 1): Promise<Content[]> {
      const sealed = await sealedRatings(tx, campaignId, kind);
      if (sealed.length < fewest) return [];
      if (!wrapped) throw new Refusal('server_error');
      const privateKey = decrypt(surveyWrappingKey(environment.secret, campaignId), wrapped);
      return sealed.map((box) => JSON.parse(openSealed(privateKey, box).toString()) as Content);
    },
  };
}

function groupScores(ratings: readonly Rating[], form: ScoringForm) {
  const groups = [...new Set(ratings.map(({ rater_group }) => rater_group))];
  return groups.flatMap((group) => {
    const result = scoreRatings(
      ratings.filter(({ rater_group }) => rater_group === group),
      form,
    );
    if (!result) return [];
    const { question_ids } = form;
    return [{ subject: 'raters' as const, assessment_id: null, rater_group: group, question_ids, result }];
  });
}
