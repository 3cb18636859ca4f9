import { useGetMany, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { CourseRecord } from '../../../resources/courses/courses.ts';
import { useOrderedRows } from '../../../resources/courses/useOrderedRows.tsx';
import type { LearningPathRecord } from '../../../resources/learningPaths/learningPaths.ts';
import type { PathStepRecord } from '../../../resources/pathSteps/pathSteps.ts';

export const isSet = ({ course_id }: Pick<PathStepRecord, 'course_id'>): boolean => course_id === null;

export const courseIdsOf = ({
  course_id,
  course_ids,
}: Pick<PathStepRecord, 'course_id' | 'course_ids'>): readonly number[] =>
  course_id === null ? course_ids : [course_id];

/** The path whose id is in the address. */
export function useLearningPath() {
  return useGetOne<LearningPathRecord>('learning_paths', { id: Number(useParams().id) }, { retry: false });
}

/** The steps of a path in their order with their courses. A draft course that the person may not see has no record. */
export function usePathSteps(path: LearningPathRecord) {
  const rows = useOrderedRows<PathStepRecord>('path_steps', 'path_id', path.id);
  const ids = rows.data.flatMap(courseIdsOf);
  const courses = useGetMany<CourseRecord>('courses', { ids }, { enabled: ids.length > 0 });
  const courseOf = (id: number) => courses.data?.find((course) => course?.id === id) ?? null;
  const steps = rows.data.map((step) => ({
    ...step,
    needed: isSet(step) ? (step.needed ?? 1) : 1,
    courses: courseIdsOf(step).map(courseOf),
  }));
  return { ...rows, steps, arePending: rows.isPending || (ids.length > 0 && courses.isPending) };
}

export type PathStepsQuery = ReturnType<typeof usePathSteps>;
export type PathStepWithCourses = PathStepsQuery['steps'][number];
