import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OwnAssignment } from '../../../../dataProviders/ownLearning.ts';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { courseLineStyle } from './courseLineStyle.ts';
import { courseViewPath } from './learnerPaths.ts';

interface Props {
  readonly step: OwnAssignment['steps'][number];
  /** Whether this is the course to take next. */
  readonly isNext: boolean;
}

/** A course of a path. A locked one says which course comes first. */
export function PathStep({ step, isNext }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { course_id, title, minutes, state, after, done, total } = step;
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
        {after && <Hint>{translate('ownLearning.lockedAfter', { title: after })}</Hint>}
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
