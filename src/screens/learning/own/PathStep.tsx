import { Box } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { OwnAssignment } from '../../../../dataProviders/ownLearning.ts';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { courseLineStyle } from './courseLineStyle.ts';
import { PathCourse } from './PathCourse.tsx';
import { RequiredFirstText } from './RequiredFirstText.tsx';

interface Props {
  readonly step: OwnAssignment['steps'][number];
  /** The course to take next; null if there is none. */
  readonly nextCourseId: number | null;
}

/** A step of a path: a course, or a set of which some courses are enough. A locked one says what comes first. */
export function PathStep({ step, nextCourseId }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { needed, done, after, courses } = step;
  const lines = courses.map((course) => (
    <PathCourse key={course.course_id} course={course} isNext={course.course_id === nextCourseId}>
      {courses.length === 1 && after && <RequiredFirstText after={after} />}
    </PathCourse>
  ));
  if (courses.length === 1) return lines;
  return (
    <Box component="li" sx={{ ...courseLineStyle, display: 'block' }}>
      <Box id={id}>
        <Hint sx={{ color: 'text.primary', fontWeight: 500 }}>
          {translate('ownLearning.anyOf', { needed, count: courses.length })}
        </Hint>
        <Hint className="tabular">{translate('ownLearning.courses', { done, smart_count: needed })}</Hint>
        {after && <RequiredFirstText after={after} />}
      </Box>
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, pl: { xs: 1, md: 3 }, listStyle: 'none' }}>
        {lines}
      </Box>
    </Box>
  );
}
