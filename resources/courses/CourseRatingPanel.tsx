import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import { courseRatingQuery } from '../../dataProviders/courseRatings.ts';
import { ratingQuestions } from '../../domain/learning/courseRatings.ts';
import { useAccountId } from '../../src/kit/context/useAccountId.ts';
import { FeedbackBands } from '../../src/kit/feedback/FeedbackBands.tsx';
import { QueryState } from '../../src/kit/states/QueryState.tsx';
import type { CourseRecord } from './courses.ts';

/** How learners rated a course: all of them for its authors, those of the account for administrators. */
export function CourseRatingPanel() {
  const course = useRecordContext<CourseRecord>();
  return course ? <Rating courseId={course.id} /> : null;
}

function Rating({ courseId }: { readonly courseId: number }) {
  const translate = useTranslate();
  const query = useQuery(courseRatingQuery(useAccountId(), courseId));
  return (
    <QueryState query={query} failed="learning.rating.failed" height={120}>
      {({ of, summary }) => (
        <FeedbackBands
          title={translate('learning.rating.title')}
          text={translate(`learning.rating.of.${of}`)}
          questions={ratingQuestions}
          nameOf={() => translate('learning.rating.favorable')}
          summary={summary}
        />
      )}
    </QueryState>
  );
}
