import {
  type ContentStatus,
  changeContentStatus,
  checkCourseHasContent,
} from '../../../domain/learning/contentStatus.ts';
import { checkPathAssignable } from '../../../domain/learning/learningPaths.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { scopeWithPlatform } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { writeCourseVersions } from '../../store/learning/courseVersions.ts';
import {
  type ContentKind,
  countLessons,
  listPathSteps,
  lockCourse,
  lockPath,
  setStatus,
} from '../../store/learning/learningContent.ts';
import { hasEmptyQuiz } from '../../store/learning/quizzes.ts';

interface Content {
  readonly of: ContentKind;
  readonly id: number;
}

/**
 * Publishes a course or a path that is ready, or withdraws it. Throws `not_found`, `status_change`, `course_empty`, `quiz_empty`,
 * `path_empty`, `path_short`, `content_unpublished`.
 */
export async function setContentStatus(
  deps: Deps,
  caller: Caller,
  content: Content,
  status: ContentStatus,
): Promise<ContentStatus> {
  return deps.database.as(scopeWithPlatform(caller), async (tx) => {
    const before = await checkStatusChange(tx, content, status);
    const moment = { at: deps.clock.now().toISOString(), day: today(deps.clock) };
    await setStatus(tx, content, status, moment);
    if (content.of === 'courses' && status === 'published') await writeCourseVersions(tx, [content.id]);
    await recordAudit(tx, caller, {
      action: 'change_status',
      resource: content.of,
      id: content.id,
      accountId: null,
      before: { status: before },
      after: { status },
      now: deps.clock.now(),
    });
    return status;
  });
}

/** Checks that the new status is permitted and returns the current one. */
async function checkStatusChange(tx: Tx, { of, id }: Content, status: ContentStatus): Promise<ContentStatus> {
  if (of === 'courses') {
    const course = requireFound(await lockCourse(tx, id));
    changeContentStatus(course.status, status);
    if (status === 'published') {
      checkCourseHasContent({ link: course.link, lessons: await countLessons(tx, id) });
      if (await hasEmptyQuiz(tx, id)) throw new Refusal('quiz_empty');
    }
    return course.status;
  }
  const path = requireFound(await lockPath(tx, id));
  changeContentStatus(path.status, status);
  if (status === 'published') {
    checkPathAssignable(path, await listPathSteps(tx, id));
  }
  return path.status;
}
