import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import {
  completeLesson,
  type OwnLesson,
  openLesson,
  ownLearningKeys,
} from '../../../../dataProviders/ownLearning.ts';
import { isCompletedByHand } from '../../../../domain/learning/lessonOrigins.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { LoadingState } from '../../../kit/states/LoadingState.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { lessonViews } from './lessonViews.ts';
import { useTimeSpent } from './useTimeSpent.ts';

interface Props {
  readonly enrolmentId: number;
  readonly lesson: OwnLesson;
  readonly locale: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Opens the next lesson; null after the last one. */
  readonly onNext: (() => void) | null;
}

/** The open lesson and the buttons that complete it and lead on. */
export function LessonPane({ enrolmentId, lesson, locale, heading, onNext }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const accountId = useAccountId();
  const { id, title, kind, state, is_shown_here } = lesson;
  const key = { enrolment_id: enrolmentId, lesson_id: id };
  const complete = useAction(() => completeLesson(key), {
    invalidates: ownLearningKeys,
    success: 'ownLearning.viewer.lessonDone',
    onDone: () => onNext?.(),
  });
  const View = lessonViews[kind];
  useTimeSpent({ enrolmentId, lessonId: id, isMeasured: kind !== 'scorm' });

  useEffect(() => {
    // Only the position is lost if this fails; the lesson can be taken all the same.
    openLesson({ enrolment_id: enrolmentId, lesson_id: id }).catch(() => undefined);
  }, [enrolmentId, id]);

  function handleCompleted() {
    notify('ownLearning.viewer.lessonDone', { type: 'success' });
    for (const queryKey of ownLearningKeys(accountId)) void queryClient.invalidateQueries({ queryKey });
  }

  return (
    <Card
      component="article"
      sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography
        lang={locale}
        ref={heading}
        tabIndex={-1}
        variant="h2"
        sx={{ outline: 'none', overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      {View ? (
        <Suspense fallback={<LoadingState height={320} />}>
          <View
            enrolmentId={enrolmentId}
            lesson={lesson}
            locale={locale}
            progress={lesson}
            onCompleted={handleCompleted}
          />
        </Suspense>
      ) : (
        <Alert severity="info" variant="outlined">
          {translate('ownLearning.viewer.notOffered')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {state !== 'completed' && isCompletedByHand(kind, is_shown_here) && (
          <Button variant="contained" loading={complete.isPending} onClick={() => complete.mutate()}>
            {translate('ownLearning.viewer.done')}
          </Button>
        )}
        {onNext && (
          <Button variant="outlined" onClick={onNext}>
            {translate('ownLearning.viewer.next')}
          </Button>
        )}
      </Box>
    </Card>
  );
}
