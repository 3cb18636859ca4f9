import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type RecommendedCourse, recommendedCoursesQuery } from '../../../../dataProviders/ownLearning.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { Hint } from '../../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { CourseCard, courseGridStyle } from './CourseCard.tsx';

/** The courses that the company recommends to everyone, first those with a reason that only the person sees. */
export function RecommendedCourses() {
  const translate = useTranslate();
  const id = useId();
  const query = useQuery(recommendedCoursesQuery(useAccountId()));
  return (
    <QueryState query={query} failed="ownLearning.recommended.failed" height={0}>
      {({ courses }) =>
        courses.length > 0 && (
          <Box component="section" aria-labelledby={id} sx={{ mt: 4, display: 'grid', gap: 2 }}>
            <Box>
              <Typography id={id} variant="h2">
                {translate('ownLearning.recommended.title')}
              </Typography>
              <Hint>{translate('ownLearning.recommended.about')}</Hint>
            </Box>
            <Box component="ul" aria-labelledby={id} sx={courseGridStyle}>
              {courses.map((course) => (
                <CourseCard key={course.id} course={course}>
                  {course.reasons.map((reason) => (
                    <Reason key={reason.metric ?? reason.topic} reason={reason} />
                  ))}
                </CourseCard>
              ))}
            </Box>
          </Box>
        )
      }
    </QueryState>
  );
}

function Reason({ reason }: { readonly reason: RecommendedCourse['reasons'][number] }) {
  const translate = useTranslate();
  const { kind, metric, score, topic } = reason;
  return (
    <Hint className="tabular" sx={{ color: 'text.primary' }}>
      {translate(`ownLearning.recommended.reasons.${kind}`, {
        metric: metric && translate(`metrics.names.${metric}`),
        score,
        topic,
      })}
    </Hint>
  );
}
