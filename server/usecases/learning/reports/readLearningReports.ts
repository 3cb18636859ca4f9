import {
  type LearningRecordFilters,
  type LearningReportFilters,
  learningReportPageSize,
} from '../../../../contract/v2/learningReports.ts';
import { lessonsOf } from '../../../../domain/learning/courseContent.ts';
import type { CompletionReport } from '../../../../domain/learning/learningReports.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { requireFound } from '../../../kernel/requireFound.ts';
import type { Tx } from '../../../store/database.ts';
import {
  listLearningRecords,
  type RecordSource,
} from '../../../store/learning/reports/listLearningRecords.ts';
import { listReportOptions } from '../../../store/learning/reports/listReportOptions.ts';
import { readCompletion } from '../../../store/learning/reports/readCompletion.ts';
import { findStartedVersion, readLessonDropOff } from '../../../store/learning/reports/readLessonDropOff.ts';
import type { ReportScope } from '../../../store/learning/reports/reportScope.ts';
import { withReportScope } from './reportContext.ts';

interface Slice {
  readonly from: number;
  readonly size: number;
}

/** The rows of a page, starting at 1. */
export const pageSlice = (page: number): Slice => ({
  from: (page - 1) * learningReportPageSize,
  size: learningReportPageSize,
});

export const readReportOptions = (deps: Deps, caller: Caller) =>
  withReportScope(deps, caller, listReportOptions);

/** Returns rows of a report on completion. Throws `emulating` and `forbidden`. */
export const readCompletionReport = (
  deps: Deps,
  caller: Caller,
  { report, slice, ...filters }: LearningReportFilters & { report: CompletionReport; slice: Slice },
) =>
  withReportScope(deps, caller, async (tx, scope) => ({
    today: scope.today,
    ...(await readCompletion(tx, report, { scope, filters, slice })),
  }));

/** Returns where learners stopped in a course. Throws `not_found` if nobody in the account has started it. */
export const readLessonReport = (
  deps: Deps,
  caller: Caller,
  filters: LearningReportFilters & { course_id: number },
) =>
  withReportScope(deps, caller, async (tx, scope) => {
    const { course, content } = await readStartedCourse(tx, scope, filters.course_id);
    const figures = await readLessonDropOff(tx, scope, filters, course);
    return {
      title: content.title,
      version: course.version,
      ...figures,
      lessons: lessonsOf(content).map(({ id, title }, index) => ({
        ...{ id, title, reached: 0, completed: 0, stopped: 0, median_seconds: null },
        ...figures.lessons[index],
      })),
    };
  });

async function readStartedCourse(tx: Tx, scope: ReportScope, courseId: number) {
  const { version, content } = requireFound(await findStartedVersion(tx, scope, courseId));
  return { content, course: { courseId, version, lessonIds: lessonsOf(content).map(({ id }) => id) } };
}

/** Returns the people behind a figure. Throws `emulating`, `forbidden`, and `not_found` for a lesson that doesn't exist. */
export const readLearningRecords = (
  deps: Deps,
  caller: Caller,
  { slice, state, ...input }: LearningRecordFilters & { slice: Slice },
) =>
  withReportScope(deps, caller, async (tx, scope) => {
    const source = await sourceOf(tx, scope, input);
    return {
      today: scope.today,
      ...(await listLearningRecords(tx, scope, { source, filters: input, state, ...slice })),
    };
  });

async function sourceOf(
  tx: Tx,
  scope: ReportScope,
  { path_id, course_id, lesson_id, lesson }: Omit<LearningRecordFilters, 'state'>,
): Promise<RecordSource> {
  if (course_id !== null && lesson_id !== null) {
    const { course } = await readStartedCourse(tx, scope, course_id);
    requireFound(course.lessonIds.includes(lesson_id) ? course : null);
    return { of: 'lesson', course, lessonId: lesson_id, filter: lesson ?? 'reached' };
  }
  return path_id === null ? { of: 'courses' } : { of: 'paths', path_id };
}
