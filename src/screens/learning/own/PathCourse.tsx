import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { StepCourse } from '../../../../dataProviders/ownLearning.ts';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { courseLineStyle } from './courseLineStyle.ts';
import { courseViewPath } from './learnerPaths.ts';

interface Props {
  readonly course: StepCourse;
  /** Whether this is the course to take next. */
  readonly isNext: boolean;
  readonly children?: ReactNode;
}

/** A course of a path with its state, and a link that opens it unless it's locked. */
export function PathCourse({ course, isNext, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { course_id, title, minutes, state, done, total } = course;
  const lessons = translate('ownLearning.lessonsDone', { done, smart_count: total });
  return (
    <Box component="li" sx={courseLineStyle}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography id={`${id}title`} sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Hint className="tabular">
          {[
            translate(`ownLearning.step.${state}`),
            translate('ownLearning.minutes', { smart_count: minutes }),
            ...(state === 'started' ? [lessons] : []),
          ].join(' · ')}
        </Hint>
        {children}
      </Box>
      {state !== 'locked' && (
        <Button
          id={`${id}action`}
          aria-labelledby={`${id}action ${id}title`}
          variant={isNext ? 'outlined' : 'text'}
          component={Link}
          to={courseViewPath(course_id)}
        >
          {translate(`ownLearning.actions.${state}`)}
        </Button>
      )}
    </Box>
  );
}
