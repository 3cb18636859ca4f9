import { Alert, Box, Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type OwnQuiz, ownQuizQuery, startQuiz } from '../../../../../dataProviders/ownQuizzes.ts';
import { useAccountId } from '../../../../kit/context/useAccountId.ts';
import { QueryState } from '../../../../kit/states/QueryState.tsx';
import { useAction } from '../../../../kit/useAction.ts';
import type { LessonViewProps } from '../lessonViewProps.ts';
import { QuizAttemptForm } from './QuizAttemptForm.tsx';
import { QuizIntroduction } from './QuizIntroduction.tsx';
import { QuizResultView } from './QuizResultView.tsx';

/** A quiz: what to expect, the open attempt, or the result of the last one. */
export function QuizPlayer({ enrolmentId, lesson, locale, onCompleted }: LessonViewProps) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const accountId = useAccountId();
  const key = { enrolment_id: enrolmentId, lesson_id: lesson.id };
  const options = ownQuizQuery(accountId, key);
  // Saved answers aren't written to the cache, so it is loaded anew. One saved elsewhere must not replace one that is being entered.
  const query = useQuery({ ...options, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false });
  /** Whether the shown result was submitted on this page, so that it is announced. */
  const [isSubmittedHere, setSubmittedHere] = useState(false);

  function show(quiz: OwnQuiz | null) {
    queryClient.setQueryData(options.queryKey, { quiz });
  }
  const start = useAction(() => startQuiz(key), {
    success: null,
    onDone: ({ quiz }) => {
      setSubmittedHere(false);
      show(quiz);
      if (quiz === null) onCompleted();
    },
  });

  function handleSubmitted(quiz: OwnQuiz | null) {
    setSubmittedHere(true);
    show(quiz);
    if (quiz?.is_passed) onCompleted();
  }

  return (
    <QueryState query={query} failed="quiz.failed" height={320}>
      {({ quiz }) => {
        const startAttempt = { onStart: () => start.mutate(), isStarting: start.isPending };
        if (quiz === null) {
          return (
            <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
              <Alert severity="info" variant="outlined">
                {translate('quiz.empty')}
              </Alert>
              {lesson.state !== 'completed' && (
                <Button variant="contained" loading={start.isPending} onClick={startAttempt.onStart}>
                  {translate('quiz.finishEmpty')}
                </Button>
              )}
            </Box>
          );
        }
        const { attempt, result } = quiz;
        if (attempt)
          return (
            <QuizAttemptForm key={attempt.id} attempt={attempt} lang={locale} onSubmitted={handleSubmitted} />
          );
        if (result) {
          return (
            <QuizResultView
              quiz={quiz}
              result={result}
              lang={locale}
              isAnnounced={isSubmittedHere}
              {...startAttempt}
            />
          );
        }
        return <QuizIntroduction quiz={quiz} {...startAttempt} />;
      }}
    </QueryState>
  );
}
