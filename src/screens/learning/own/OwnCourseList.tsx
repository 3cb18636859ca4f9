import { Box, Button, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OwnCourse } from '../../../../dataProviders/ownLearning.ts';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { courseLineStyle } from './courseLineStyle.ts';
import { courseViewPath } from './learnerPaths.ts';
import { ProgressLine } from './ProgressLine.tsx';

/** Courses that the person started or completed. */
export function OwnCourseList({ courses }: { readonly courses: readonly OwnCourse[] }) {
  const translate = useTranslate();
  return (
    <Card sx={{ px: { xs: 2, md: 3 } }}>
      <Box
        component="ul"
        aria-label={translate('ownLearning.lists.courses')}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li:first-of-type': { borderTop: 0 } }}
      >
        {courses.map((course) => (
          <CourseLine key={course.course_id} course={course} />
        ))}
      </Box>
    </Card>
  );
}

function CourseLine({ course }: { readonly course: OwnCourse }) {
  const translate = useTranslate();
  const format = useFormat();
  const id = useId();
  const { course_id, title, minutes, completed_at, done, total } = course;
  return (
    <Box component="li" sx={courseLineStyle}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Typography id={`${id}title`} sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {completed_at === null ? (
          <>
            <Hint className="tabular">{translate('ownLearning.minutes', { smart_count: minutes })}</Hint>
            <ProgressLine title={title} unit="lessonsDone" done={done} total={total} />
          </>
        ) : (
          <Hint className="tabular">
            {translate('ownLearning.completedOn', { day: format.date(completed_at) })}
          </Hint>
        )}
      </Box>
      <Button
        id={`${id}action`}
        aria-labelledby={`${id}action ${id}title`}
        variant="outlined"
        component={Link}
        to={courseViewPath(course_id)}
      >
        {translate(`ownLearning.actions.${completed_at === null ? 'started' : 'completed'}`)}
      </Button>
    </Box>
  );
}
