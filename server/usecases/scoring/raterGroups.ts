import { setImmediate } from 'node:timers/promises';
import { groupBy } from '../../../domain/groupBy.ts';
import type { StoredSupplementalAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import { anonymousRelationships } from '../../../domain/raters/raterRelationships.ts';
import { isMoreThanChance } from '../../../domain/scoring/personal/chanceEvidence.ts';
import { rankedBlocks } from '../../../domain/scoring/personal/formParameters.ts';
import { metricPrior } from '../../../domain/scoring/personal/prior.ts';
import {
  estimateRaterComponents,
  type RaterComponents,
} from '../../../domain/scoring/raters/estimateRaterComponents.ts';
import { mergeRaterGroups } from '../../../domain/scoring/raters/mergeRaterGroups.ts';
import {
  countsAsRater,
  type GroupScore,
  scoreRaterGroup,
} from '../../../domain/scoring/raters/scoreGroup.ts';
import type { Rating } from '../../store/scoring/ratings.ts';
import { type RankedAnswer, rankedIds, type ScoringForm } from './readScoringForm.ts';

/** A sealed rating as decrypted when a cycle closes. */
export interface FinishedRating {
  readonly target_id: number;
  readonly relationship: 'manager' | (typeof anonymousRelationships)[number];
  readonly answers: readonly RankedAnswer[];
  readonly quality: string;
  /** The answers to custom questions, without skipped ones. */
  readonly supplementals: readonly StoredSupplementalAnswer[];
}

/** Ratings that don't count are stored with this quality code and counted as dropped. */
const dropped = 'inconsistent';
/** Ratings that count although their answers can't be distinguished from a random ranking, as before calibration (methods 1.3). */
const undecided = 'undecided';

/**
 * Returns the ratings of one target in the groups that may be shown (R15): valid ratings are merged until
 * each group has three; the manager is a separate group. Ratings without such a group are left out and not
 * stored.
 */
export function groupRatings(ratings: readonly FinishedRating[], form: ScoringForm): readonly Rating[] {
  const judged = ratings.map((rating) => ({
    ...rating,
    quality: storedQuality(rating, form),
  }));
  const counting = (relationship: string) =>
    judged.filter((rating) => rating.relationship === relationship && rating.quality !== dropped).length;
  const [peer, direct_report, other] = anonymousRelationships.map(counting);
  const shown = mergeRaterGroups({ peer: peer ?? 0, direct_report: direct_report ?? 0, other: other ?? 0 });
  const groupOf = (relationship: FinishedRating['relationship']): string | undefined =>
    relationship === 'manager'
      ? relationship
      : shown.find(({ relationships }) => relationships.includes(relationship))?.name;
  return judged.flatMap(({ target_id, relationship, answers, quality }) => {
    const rater_group = groupOf(relationship);
    return rater_group === undefined ? [] : [{ target_id, rater_group, answers, quality }];
  });
}

/**
 * Under a norm version, `countsAsRater` has judged the answers again, by other parameters than the flag of the submitted form, which is
 * therefore outdated.
 */
function storedQuality({ answers, quality }: FinishedRating, form: ScoringForm): string {
  const ranked = rankedIds(answers);
  if (!countsAsRater(ranked, form)) return dropped;
  if (quality !== dropped) return quality;
  const isUndecided = form.norm === null || !isMoreThanChance(ranked, form.norm.parameters);
  return isUndecided ? undecided : 'good';
}

/**
 * Returns the variance components of a cycle from its published groups (methods 1.5). Groups and ratings are
 * sorted, so that the same ratings give the same numbers. Pauses between groups, so that the server stays
 * responsive.
 */
export async function ratingComponents(
  ratings: readonly Rating[],
  form: ScoringForm,
): Promise<RaterComponents> {
  const parameters = form.norm?.parameters ?? form.parameters;
  const groups = groupBy(
    ratings.filter(({ quality, rater_group }) => quality !== dropped && rater_group !== 'manager'),
    ({ target_id, rater_group }) => `${target_id} ${rater_group}`,
  );
  const blocks = [...groups.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) =>
      inFixedOrder(group).map(({ answers }) => rankedBlocks(rankedIds(answers), parameters)),
    );
  const work = estimateRaterComponents(blocks, metricPrior);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}

/**
 * Returns the score of one group from its ratings; null if none of them is valid, as with a manager who
 * answered at random.
 */
export function scoreRatings(
  ratings: readonly Rating[],
  form: ScoringForm,
  components: RaterComponents,
): GroupScore | null {
  const counting = ratings.filter(({ quality }) => quality !== dropped);
  if (counting.length === 0) return null;
  const raters = inFixedOrder(counting).map(({ answers }) => rankedIds(answers));
  const group = { raters, dropped: ratings.length - counting.length, asked: form.question_ids.length };
  return scoreRaterGroup(form, group, components);
}

/** Sorts ratings independently of their ids, so that sums are equal to the last digit. */
function inFixedOrder(ratings: readonly Rating[]): readonly Rating[] {
  return ratings
    .map((rating) => ({ rating, key: JSON.stringify(rating.answers.map(({ ordering }) => ordering)) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ rating }) => rating);
}
