import { useGetMany, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { CourseRecord } from '../../../resources/courses/courses.ts';
import { useOrderedRows } from '../../../resources/courses/useOrderedRows.tsx';
import type { LearningPathRecord } from '../../../resources/learningPaths/learningPaths.ts';
import type { PathStepRecord } from '../../../resources/pathSteps/pathSteps.ts';

/** The path whose id is in the address. */
export function useLearningPath() {
  return useGetOne<LearningPathRecord>('learning_paths', { id: Number(useParams().id) }, { retry: false });
}

/** The courses of a path in their order. A draft course that the person may not see has no record. */
export function usePathSteps(path: LearningPathRecord) {
  const rows = useOrderedRows<PathStepRecord>('path_steps', 'path_id', path.id);
  const ids = rows.data.map(({ course_id }) => course_id);
  const courses = useGetMany<CourseRecord>('courses', { ids }, { enabled: ids.length > 0 });
  const courseOf = (id: number) => courses.data?.find((course) => course?.id === id) ?? null;
  const steps = rows.data.map((step) => ({ ...step, course: courseOf(step.course_id) }));
  return { ...rows, steps, arePending: rows.isPending || (ids.length > 0 && courses.isPending) };
}

export type PathStepsQuery = ReturnType<typeof usePathSteps>;
export type PathStepWithCourse = PathStepsQuery['steps'][number];
