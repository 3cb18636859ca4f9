import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { lowestMinimumGroupSize } from '../../../domain/campaigns/benchmarkStatus.ts';
import type { RaterComponents } from '../../../domain/scoring/raters/estimateRaterComponents.ts';
import type { FeedbackInput } from '../../../domain/survey/surveyFeedback.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { switchRole } from '../../store/engine/transactionScope.ts';
import {
  addRatings,
  listRaterQuestionIds,
  mapTargetsToUsers,
  type Rating,
} from '../../store/scoring/ratings.ts';
import { addScores, type NewScore } from '../../store/scoring/scores.ts';
import { type FormKind, removeSubmittedForms, submittedForms } from '../../store/survey/submittedForms.ts';
import type { KeyName } from '../../vault/keyStore/keyStore.ts';
import { createOpener } from '../../vault/sealedBox.ts';
import { publishRaterAnswers } from '../comments/publishCycleAnswers.ts';
import { publishCycleFeedback } from '../comments/publishFeedback.ts';
import { readOpeningKey } from '../keys/campaignKeys.ts';
import { type FinishedRating, groupRatings, ratingComponents, scoreRatings } from './raterGroups.ts';
import { readScoringForm, type ScoringForm } from './readScoringForm.ts';

/**
 * The result of closing a cycle: the number of targets with rater scores, and the number of targets whose
 * groups were all too small.
 */
export interface PublishedRatings {
  readonly scored: number;
  readonly without: number;
}

/**
 * Opens the submitted ratings, stores those in groups that may be shown under new random ids, and scores each group. Part of
 * the transaction that closes the cycle, which continues in the builder role: the sealed ratings are deleted, and the caller
 * destroys their key after the commit. Ratings of people erased since are deleted unread.
 */
export async function publishRatings(
  deps: Deps,
  tx: Tx,
  campaign: { readonly id: number; readonly account_id: number },
): Promise<PublishedRatings> {
  await switchRole(tx, 'builder');
  const users = await mapTargetsToUsers(tx, campaign.id);
  const key: KeyName = { kind: 'cycle', id: campaign.id };
  const boxes = boxesOf(deps, tx, key);
  const opened = (await boxes.all<FinishedRating>('answers')).filter(({ target_id }) => users.has(target_id));
  const form = await readScoringForm(tx, 'r', await listRaterQuestionIds(tx, campaign.id));
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
  const components = await ratingComponents(
    targets.flatMap(({ ratings }) => ratings),
    form,
  );
  const scores: NewScore[] = [];
  for (const { targetId, ratings } of targets) {
    const owner = {
      account_id: campaign.account_id,
      target_id: targetId,
      user_id: users.get(targetId) ?? null,
    };
    scores.push(...groupScores(ratings, form, components).map((score) => ({ ...score, ...owner })));
    await setImmediate();
  }
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
  await removeSubmittedForms(tx, key);
  const scored = new Set(scores.map(({ target_id }) => target_id)).size;
  return { scored, without: users.size - scored };
}

/** Returns the sealed ratings of a cycle. Their shape is known, because the server itself sealed them. */
function boxesOf(deps: Deps, tx: Tx, key: KeyName) {
  return {
    async all<Content>(kind: FormKind, minimum = 1): Promise<Content[]> {
      const sealed = await submittedForms(tx, key, kind);
      if (sealed.length < minimum) return [];
      const open = createOpener(await readOpeningKey(deps, key));
      return sealed.map((box) => JSON.parse(open(box).toString()) as Content);
    },
  };
}

function groupScores(ratings: readonly Rating[], form: ScoringForm, components: RaterComponents) {
  const groups = [...new Set(ratings.map(({ rater_group }) => rater_group))];
  return groups.flatMap((group) => {
    const result = scoreRatings(
      ratings.filter(({ rater_group }) => rater_group === group),
      form,
      components,
    );
    if (!result) return [];
    const { question_ids } = form;
    return [{ subject: 'raters' as const, assessment_id: null, rater_group: group, question_ids, result }];
  });
}
