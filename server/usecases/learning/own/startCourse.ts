import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { requireFound } from '../../../kernel/requireFound.ts';
import { ownScope } from '../../../kernel/scope.ts';
import { addEnrolment, findEnrolment } from '../../../store/learning/enrolments.ts';
import { readAccountDay } from '../../accounts/readAccountDay.ts';
import { settleAssignments } from '../settleAssignments.ts';
import { readCourseAccess } from './courseAccess.ts';
import { learnerOf, programsOf } from './learnerOf.ts';

/**
 * Enrols the caller in the current version of a course, whether it was assigned or is in the catalog; returns the enrolment. A course that
 * was started or completed isn't started again. Throws `not_found`, `emulating`, `course_locked` if a path
 * requires another course first, and `prerequisites_missing`, which names the prerequisites that aren't completed.
 */
export async function startCourse(deps: Deps, caller: Caller, courseId: number): Promise<number> {
  const learner = learnerOf(caller);
  return deps.database.as(ownScope(caller.person), async (tx) => {
    const today = await readAccountDay(deps, tx, learner.accountId);
    const programIds = programsOf(deps, caller);
    const access = await readCourseAccess(tx, learner, { courseId, today, programIds });
    if (access.enrolment) return access.enrolment.id;
    if (access.after !== null) throw new Refusal('course_locked');
    if (access.missing !== null)
      throw new Refusal('prerequisites_missing', [missingProblem(access.missing.titles)]);
    const at = deps.clock.now().toISOString();
    const { source, course } = access;
    await addEnrolment(tx, learner, { courseId, version: course.version, source }, at);
    await settleAssignments(tx, learner.accountId, [learner.userId], { at, day: today });
    return requireFound(await findEnrolment(tx, learner, courseId)).id;
  });
}

const missingProblem = (titles: readonly string[]) => ({
  field: 'course_id',
  problem: 'completeFirst',
  params: { titles: titles.join(', ') },
});
