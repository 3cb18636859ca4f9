import type { SupplementalAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import { anonymousRelationships } from '../../../domain/raters/relationships.ts';
import { mergeGroups } from '../../../domain/scoring/raters/mergeGroups.ts';
import { countsAsRater, type GroupScore, scoreGroup } from '../../../domain/scoring/raters/scoreGroup.ts';
import type { Rating } from '../../store/scoring/ratings.ts';
import { type Form, type RankedAnswer, rankedIds } from './form.ts';

/** What the builder finds in a box of raters at the close. */
export interface FinishedRating {
  readonly target_id: number;
  readonly relationship: 'manager' | (typeof anonymousRelationships)[number];
  readonly answers: readonly RankedAnswer[];
  readonly quality: string;
  /** What was said to the account's own questions; those left out are not among them. */
  readonly supplementals: readonly SupplementalAnswer[];
}

/** Answers that do not count are kept with this word instead of their own, and counted as dropped. */
const dropped = 'inconsistent';

/**
 * The ratings of one target in the groups that may be shown (R15): those who count are merged until each group has
 * three, the manager stands outside. Ratings that find no group are not among them, and nothing is kept of them.
 */
export function publishedRatings(ratings: readonly FinishedRating[], form: Form): readonly Rating[] {
  const judged = ratings.map((rating) => ({
    ...rating,
    quality: countsAsRater(rankedIds(rating.answers), form) ? rating.quality : dropped,
  }));
  const counting = (relationship: string) =>
    judged.filter((rating) => rating.relationship === relationship && rating.quality !== dropped).length;
  const [peer, direct_report, other] = anonymousRelationships.map(counting);
  const shown = mergeGroups({ peer: peer ?? 0, direct_report: direct_report ?? 0, other: other ?? 0 });
  const groupOf = (relationship: FinishedRating['relationship']): string | undefined =>
    relationship === 'manager'
      ? relationship
      : shown.find(({ relationships }) => relationships.includes(relationship))?.name;
  return judged.flatMap(({ target_id, relationship, answers, quality }) => {
    const rater_group = groupOf(relationship);
    return rater_group === undefined ? [] : [{ target_id, rater_group, answers, quality }];
  });
}

/** The score of one group from its ratings; null when nobody in it counts, as with a manager who clicked at random. */
export function scoreOfGroup(ratings: readonly Rating[], form: Form): GroupScore | null {
  const counting = ratings.filter(({ quality }) => quality !== dropped);
  if (counting.length === 0) return null;
  return scoreGroup(form, {
    raters: counting.map(({ answers }) => rankedIds(answers)),
    dropped: ratings.length - counting.length,
    asked: form.question_ids.length,
  });
}
