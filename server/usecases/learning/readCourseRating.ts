import { reachesTier } from '../../../domain/access/tiers.ts';
import { summarizeFeedback } from '../../../domain/feedback/feedbackBatches.ts';
import { ratingQuestions } from '../../../domain/learning/courseRatings.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf, platformScopeOf } from '../../kernel/scope.ts';
import { listCompleteRatings } from '../../store/learning/courseRatings.ts';

/**
 * Returns the ratings of a course in bands of complete batches: of all accounts for its authors, and of the viewed account for its
 * administrators and during an emulation. `summary` is null for fewer than five ratings in an account.
 */
export async function readCourseRating(deps: Deps, caller: Caller, courseId: number) {
  const isAuthor = caller.emulation === null && reachesTier(caller.person, 'admin', deps.clock.now());
  const scope = isAuthor ? platformScopeOf(caller) : caller.scope;
  const accountId = isAuthor ? null : accountOf(caller);
  const ratings = await deps.database.as(scope, (tx) => listCompleteRatings(tx, courseId, accountId));
  return {
    of: isAuthor ? ('all' as const) : ('account' as const),
    summary: summarizeFeedback(ratingQuestions, ratings),
  };
}
