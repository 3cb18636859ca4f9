import { CrudCreate, CrudUpdate } from '../../src/kit/crud/CrudForm.tsx';
import { ContentState } from './ContentState.tsx';
import { courses } from './courses.ts';
import { Lessons } from './Lessons.tsx';

const form = {
  of: courses,
  after: 'edit',
  extra: { state: <ContentState of="courses" whenNew="learning.state.newCourse" /> },
} as const;

export function CourseCreate() {
  return <CrudCreate {...form} />;
}

/** A course with its lessons. */
export function CourseUpdate() {
  return <CrudUpdate {...form} below={<Lessons />} />;
}
