import type { SupplementalAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import { anonymousRelationships } from '../../../domain/raters/relationships.ts';
import { mergeGroups } from '../../../domain/scoring/raters/mergeGroups.ts';
import { countsAsRater, type GroupScore, scoreGroup } from '../../../domain/scoring/raters/scoreGroup.ts';
import type { Rating } from '../../store/scoring/ratings.ts';
import { type Form, type RankedAnswer, rankedIds } from './readForm.ts';

/** A sealed rating as opened at the close of a cycle. */
export interface FinishedRating {
  readonly target_id: number;
  readonly relationship: 'manager' | (typeof anonymousRelationships)[number];
  readonly answers: readonly RankedAnswer[];
  readonly quality: string;
  /** The answers to custom questions, without skipped ones. */
  readonly supplementals: readonly SupplementalAnswer[];
}

/** Ratings that don't count are stored with this quality code and counted as dropped. */
const dropped = 'inconsistent';

/**
 * The ratings of one target in the groups that may be shown (R15): valid ratings are merged until each group has three; the
 * manager is a separate group. Ratings without such a group are left out and not stored.
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

/** The score of one group from its ratings; null if none of them is valid, as with a manager who answered at random. */
export function scoreOfGroup(ratings: readonly Rating[], form: Form): GroupScore | null {
  const counting = ratings.filter(({ quality }) => quality !== dropped);
  if (counting.length === 0) return null;
  return scoreGroup(form, {
    raters: counting.map(({ answers }) => rankedIds(answers)),
    dropped: ratings.length - counting.length,
    asked: form.question_ids.length,
  });
}
