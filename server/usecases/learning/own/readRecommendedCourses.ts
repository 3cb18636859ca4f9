import { isOfferedTo } from '../../../../domain/learning/coursePrograms.ts';
import { recommendCourses } from '../../../../domain/learning/learningRules.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { ownScope } from '../../../kernel/scope.ts';
import { listFocusTopics, listLearningRules } from '../../../store/learning/learningRules.ts';
import { findCourseFacts, listCourseStates } from '../../../store/learning/ownLearning.ts';
import { readOwnPercentiles } from '../../scoring/readOwnPercentiles.ts';
import { learnerOf, programsOf } from './learnerOf.ts';

/**
 * Returns the courses that the account recommends and that the caller can start, with the caller's own reasons. The reasons are computed
 * for the caller and stored nowhere. Throws `emulating`.
 */
export async function readRecommendedCourses(deps: Deps, caller: Caller) {
  const learner = learnerOf(caller);
  return deps.database.as(ownScope(caller.person), async (tx) => {
    const rules = await listLearningRules(tx, learner.accountId);
    const recommended = recommendCourses(rules, {
      scores: await readOwnPercentiles(tx, learner.userId),
      topics: new Map((await listFocusTopics(tx, learner)).map(({ id, name }) => [id, name])),
    });
    const ids = recommended.map(({ course_id }) => course_id);
    const facts = new Map((await findCourseFacts(tx, ids)).map((one) => [one.id, one]));
    const states = await listCourseStates(tx, learner, ids);
    return recommended.flatMap(({ course_id, reasons }) => {
      const course = facts.get(course_id);
      if (!course || !isOfferedTo(course, programsOf(deps, caller))) return [];
      const { title, summary, minutes, level, locale_abbr } = course;
      const state = states.get(course_id) ?? ('new' as const);
      return [{ id: course_id, title, summary, minutes, level, locale_abbr, state, reasons: [...reasons] }];
    });
  });
}
