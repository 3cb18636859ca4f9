import { Box, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { OwnAssignment } from '../../../../dataProviders/ownLearning.ts';
import { Hint, SecondaryText } from '../../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { DueText } from './DueText.tsx';
import { PathStep } from './PathStep.tsx';
import { ProgressLine } from './ProgressLine.tsx';

interface Props {
  readonly assignment: OwnAssignment;
  readonly today: string;
}

/** An assigned path, or courses assigned together: when it is due, what is done and what comes next. */
export function AssignmentCard({ assignment, today }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const id = useId();
  const { title, campaign, message, state, due_on, finished_on, done, total, steps } = assignment;
  const courses = steps.flatMap((step) => step.courses);
  const next = state === 'finished' ? undefined : courses.find((course) => isReady(course.state));
  // The choice within a set is stated by its step.
  const isChoice = total < steps.reduce((sum, { needed }) => sum + needed, 0);
  return (
    <Card
      component="li"
      aria-labelledby={id}
      sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box>
        <Typography id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {campaign !== title && <Hint>{translate('ownLearning.assignedBy', { campaign })}</Hint>}
        {state === 'finished' ? (
          finished_on && (
            <Hint className="tabular">
              {translate('ownLearning.completedOn', { day: format.day(finished_on) })}
            </Hint>
          )
        ) : (
          <DueText dueOn={due_on} today={today} />
        )}
      </Box>
      {message && state !== 'finished' && (
        <SecondaryText sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message}</SecondaryText>
      )}
      <ProgressLine title={title} unit="courses" done={done} total={total} />
      {isChoice && <Hint>{translate('ownLearning.anyOf', { needed: total, count: courses.length })}</Hint>}
      <Box
        component="ol"
        aria-label={translate('ownLearning.stepsOf', { title })}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {steps.map((step) => (
          <PathStep key={step.courses[0]?.course_id} step={step} nextCourseId={next?.course_id ?? null} />
        ))}
      </Box>
    </Card>
  );
}

const isReady = (state: string) => state === 'started' || state === 'open';
