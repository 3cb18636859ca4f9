import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ownCourseQuery, type ViewedCourse } from '../../../../dataProviders/ownLearning.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { BackLink } from '../../../kit/page/BackLink.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { pageWidths } from '../../../theme/pageWidths.ts';
import { myLearningPath } from '../own/learnerPaths.ts';
import { CourseIntroduction } from './CourseIntroduction.tsx';
import { StartedCourse } from './StartedCourse.tsx';

/** A course without the header and menu, so that nothing distracts: what it contains, and its lessons once it was started. */
export default function CourseView() {
  const courseId = Number(useParams().id);
  const query = useQuery(ownCourseQuery(useAccountId(), courseId));
  return (
    <Box sx={{ p: { xs: 2, md: 4 }, maxWidth: pageWidths.course, mx: 'auto' }}>
      <BackLink to={myLearningPath} label="ownLearning.viewer.back" />
      <QueryState
        query={query}
        failed="ownLearning.viewer.failed"
        missing="ownLearning.viewer.missing"
        shape="page"
      >
        {(course) => <Course course={course} />}
      </QueryState>
    </Box>
  );
}

function Course({ course }: { readonly course: ViewedCourse }) {
  const { enrolment } = course;
  if (!enrolment) return <CourseIntroduction course={course} />;
  return <StartedCourse course={course} enrolment={enrolment} />;
}
