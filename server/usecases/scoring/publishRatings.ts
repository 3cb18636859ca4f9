import { randomUUID } from 'node:crypto';
import { Refusal } from '../../../domain/refusal.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { actAs } from '../../store/actAs.ts';
import type { Database, Tx } from '../../store/database.ts';
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
import { open } from '../../vault/sealedBox.ts';
import { type Form, readForm } from './form.ts';
import { type FinishedRating, publishedRatings, scoreOfGroup } from './groups.ts';
import { surveyKey } from './surveyKeys.ts';

/** What a close did: targets with a score of raters, and those whose groups all stayed too small. */
export interface PublishedRatings {
  readonly scored: number;
  readonly without: number;
}

/**
 * Opens what raters handed in, keeps it under new random ids in groups that may be shown, and scores each group. Part
 * of the transaction that closes the cycle, which goes on as the builder afterwards: the boxes and what opens them
 * are gone with it. Forms about nobody of this cycle are refused whole, so that nothing is lost silently.
 */
export async function publishRatings(
  deps: Deps,
  tx: Tx,
  campaign: { readonly id: number; readonly account_id: number },
): Promise<PublishedRatings> {
  await actAs(tx, 'builder');
  const users = await usersOfTargets(tx, campaign.id);
  const opened = await openAll(deps, tx, campaign.id);
  if (opened.some(({ target_id }) => !users.has(target_id))) throw new Refusal('unavailable', 500);
  const form = await readForm(tx, 'r', await raterQuestionIds(tx, campaign.id));
  const targets = [...users.keys()].map((targetId) => ({
    targetId,
    ratings: publishedRatings(
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
  await addScores(tx, scores, today(deps.clock));
  await removeSealedRatings(tx, campaign.id);
  await destroySurveyKey(tx, campaign.id);
  const scored = new Set(scores.map(({ target_id }) => target_id)).size;
  return { scored, without: users.size - scored };
}

/** What the tables of boxes and keys hold of removed rows until they are swept. Outside of any transaction. */
export async function sweepRatings(database: Database): Promise<void> {
  for (const table of ['assignment_drafts', 'sealed_ratings', 'survey_keys', 'assignments']) {
    await database.executeSql(`vacuum ${table}`).catch(() => {});
  }
}

async function openAll({ environment }: Deps, tx: Tx, campaignId: number): Promise<FinishedRating[]> {
  const sealed = await sealedRatings(tx, campaignId);
  if (sealed.length === 0) return [];
  const wrapped = await wrappedSurveyKey(tx, campaignId);
  if (!wrapped) throw new Refusal('unavailable', 500);
  const privateKey = decrypt(surveyKey(environment.secret, campaignId), wrapped);
  return sealed.map((box) => JSON.parse(open(privateKey, box).toString()) as FinishedRating);
}

function groupScores(ratings: readonly Rating[], form: Form) {
  const groups = [...new Set(ratings.map(({ rater_group }) => rater_group))];
  return groups.flatMap((group) => {
    const result = scoreOfGroup(
      ratings.filter(({ rater_group }) => rater_group === group),
      form,
    );
    if (!result) return [];
    const { question_ids } = form;
    return [{ subject: 'raters' as const, assessment_id: null, rater_group: group, question_ids, result }];
  });
}
