import { Box } from '@mui/material';
import { CrudCreate, CrudUpdate } from '../../src/kit/crud/CrudForm.tsx';
import { ContentStatusPanel } from './ContentStatusPanel.tsx';
import { CourseLessons } from './CourseLessons.tsx';
import { CourseRatingPanel } from './CourseRatingPanel.tsx';
import { courses } from './courses.ts';

const form = {
  of: courses,
  after: 'edit',
  extra: { state: <ContentStatusPanel of="courses" whenNew="learning.state.newCourse" /> },
} as const;

export function CourseCreate() {
  return <CrudCreate {...form} />;
}

/** A course with its lessons and ratings. */
export function CourseUpdate() {
  return (
    <CrudUpdate
      {...form}
      aside={
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <CourseLessons below={<CourseRatingPanel />} />
        </Box>
      }
    />
  );
}
