import type { StoredSupplementalAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import { anonymousRelationships } from '../../../domain/raters/raterRelationships.ts';
import { mergeRaterGroups } from '../../../domain/scoring/raters/mergeRaterGroups.ts';
import {
  countsAsRater,
  type GroupScore,
  scoreRaterGroup,
} from '../../../domain/scoring/raters/scoreGroup.ts';
import type { Rating } from '../../store/scoring/ratings.ts';
import { type RankedAnswer, rankedIds, type ScoringForm } from './readScoringForm.ts';

/** A sealed rating as opened at the close of a cycle. */
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

/**
 * The ratings of one target in the groups that may be shown (R15): valid ratings are merged until each group has three; the
 * manager is a separate group. Ratings without such a group are left out and not stored.
 */
export function groupRatings(ratings: readonly FinishedRating[], form: ScoringForm): readonly Rating[] {
  const judged = ratings.map((rating) => ({
    ...rating,
    quality: countsAsRater(rankedIds(rating.answers), form) ? rating.quality : dropped,
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

/** The score of one group from its ratings; null if none of them is valid, as with a manager who answered at random. */
export function scoreRatings(ratings: readonly Rating[], form: ScoringForm): GroupScore | null {
  const counting = ratings.filter(({ quality }) => quality !== dropped);
  if (counting.length === 0) return null;
  return scoreRaterGroup(form, {
    raters: counting.map(({ answers }) => rankedIds(answers)),
    dropped: ratings.length - counting.length,
    asked: form.question_ids.length,
  });
}
