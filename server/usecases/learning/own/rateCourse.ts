import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { ownScope } from '../../../kernel/scope.ts';
import { addRating, lockRatings, readRatingState } from '../../../store/learning/courseRatings.ts';
import { learnerOf } from './learnerOf.ts';

/**
 * Stores a rating of a course that the caller completed, without the caller and the time. Nothing is written to the audit log, whose times would
 * reveal the order. Throws `not_found` for a course that the caller hasn't completed, `rating_given` and `emulating`.
 */
export async function rateCourse(
  deps: Deps,
  caller: Caller,
  { course_id, rating }: { readonly course_id: number; readonly rating: number },
) {
  const learner = learnerOf(caller);
  return deps.database.as(ownScope(caller.person), async (tx) => {
    await lockRatings(tx, learner, course_id);
    const state = await readRatingState(tx, learner, course_id);
    if (state === 'locked') throw new Refusal('not_found');
    if (state === 'given') throw new Refusal('rating_given');
    await addRating(tx, learner, { courseId: course_id, rating });
    return 'given' as const;
  });
}
