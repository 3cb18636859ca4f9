import { Box, Button, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { rateCourse } from '../../../../dataProviders/courseRatings.ts';
import { ownLearningKeys, type ViewedCourse } from '../../../../dataProviders/ownLearning.ts';
import { Panel } from '../../../kit/page/Panel.tsx';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { useAction } from '../../../kit/useAction.ts';

const grades = [1, 2, 3, 4, 5] as const;

/** One question after a course was completed, and a thank you once it is answered. */
export function CourseRatingPanel({ course }: { readonly course: ViewedCourse }) {
  const translate = useTranslate();
  if (course.rating === 'locked') return null;
  const isOpen = course.rating === 'open';
  return (
    <Panel
      title={translate('ownLearning.rating.title')}
      text={translate(`ownLearning.rating.${isOpen ? 'text' : 'given'}`)}
    >
      {isOpen && <RatingForm courseId={course.course_id} />}
    </Panel>
  );
}

function RatingForm({ courseId }: { readonly courseId: number }) {
  const translate = useTranslate();
  const id = useId();
  const [rating, setRating] = useState<number | null>(null);
  const send = useAction((given: number) => rateCourse(courseId, given), {
    invalidates: ownLearningKeys,
    success: 'ownLearning.rating.sent',
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (rating !== null) send.mutate(rating);
  }
  return (
    <Box component="form" onSubmit={handleSubmit} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <FormControl>
        <FormLabel id={id}>{translate('ownLearning.rating.question')}</FormLabel>
        <RadioGroup
          row
          aria-labelledby={id}
          value={rating ?? ''}
          onChange={(_, grade) => setRating(Number(grade))}
        >
          {grades.map((grade) => (
            <FormControlLabel key={grade} value={grade} control={<Radio />} label={String(grade)} />
          ))}
        </RadioGroup>
      </FormControl>
      <Hint>{translate('ownLearning.rating.scale')}</Hint>
      <Button type="submit" variant="outlined" loading={send.isPending} disabled={rating === null}>
        {translate('ownLearning.rating.submit')}
      </Button>
    </Box>
  );
}
