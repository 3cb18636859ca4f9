import {
  readPackageOutcome,
  readSessionSeconds,
} from '../../../../domain/learning/packages/packageOutcome.ts';
import { packagePartsOf, readPartsOutcome } from '../../../../domain/learning/packages/packageParts.ts';
import type { PackageValues } from '../../../../domain/learning/packages/packageStandards.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { requireFound } from '../../../kernel/requireFound.ts';
import { ownScope } from '../../../kernel/scope.ts';
import { lockEnrolment } from '../../../store/learning/enrolments.ts';
import { saveLessonPosition } from '../../../store/learning/lessonProgress.ts';
import {
  findOwnLaunch,
  findPackageFacts,
  listPackageStates,
  savePackageReport,
} from '../../../store/learning/packages.ts';
import { hashToken } from '../../../vault/linkCodes.ts';
import { completeLesson } from '../completeLesson.ts';
import { addLearningTime } from '../own/addLearningTime.ts';
import { learnerOf } from '../own/learnerOf.ts';

interface PackageCommit {
  readonly token: string;
  readonly part: number;
  readonly number: number;
  readonly values: PackageValues;
}

/**
 * Saves what a part of a package reported, and completes its lesson once all parts are completed or passed. Late and repeated reports change
 * nothing. Throws `not_found` for a part that doesn't exist, `launch_over` for an unknown token, one of another person and one that has expired,
 * and `emulating`.
 */
export async function commitPackage(
  deps: Deps,
  caller: Caller,
  { token, part, number, values }: PackageCommit,
) {
  const learner = learnerOf(caller);
  return deps.database.as(ownScope(caller.person), async (tx) => {
    const at = deps.clock.now().toISOString();
    const launch = await findOwnLaunch(tx, learner, hashToken(token), at);
    if (!launch) throw new Refusal('launch_over');
    const { id, enrolment_id, lesson_id, opened_at } = launch;
    const parts = packagePartsOf(requireFound(await findPackageFacts(tx, launch.file_id)));
    requireFound(parts[part]);
    const enrolment = requireFound(await lockEnrolment(tx, learner, enrolment_id));
    const { isCompleted: is_completed, score } = readPackageOutcome(values);
    const seconds = readSessionSeconds(values.session_time);
    const report = {
      ...{ enrolment_id, lesson_id, part, launch_id: id, number, values, seconds, is_completed },
      score: is_completed ? score : null,
    };
    const before = (await listPackageStates(tx, enrolment_id, lesson_id)).find((one) => one.part === part);
    const isSaved = await savePackageReport(tx, learner, report, at);
    // A session reports its whole time each time.
    const added = seconds - (before?.launch_id === id ? before.seconds : 0);
    if (isSaved && added > 0)
      await addLearningTime(tx, learner, { enrolment_id, lesson_id, seconds: added, since: opened_at }, at);
    const position = { enrolment_id, lesson_id, position: null, watched: null };
    const state = await saveLessonPosition(tx, learner, position, at);
    const states = await listPackageStates(tx, enrolment_id, lesson_id);
    const is_part_completed = states.some((one) => one.part === part && one.is_completed);
    const outcome = readPartsOutcome(parts, states);
    if (!isSaved || !outcome.isCompleted)
      return { state, is_part_completed, is_course_complete: enrolment.completed_at !== null };
    const completion = { enrolmentId: enrolment_id, lessonId: lesson_id, score: outcome.score };
    const { is_course_complete } = await completeLesson(deps, tx, learner, completion);
    return { state: 'completed' as const, is_part_completed, is_course_complete };
  });
}
