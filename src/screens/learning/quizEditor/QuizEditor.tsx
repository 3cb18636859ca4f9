import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { quizDraftQuery } from '../../../../dataProviders/quizzes.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { BackLink } from '../../../kit/page/BackLink.tsx';
import { PageHeader } from '../../../kit/page/PageHeader.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { QuizEditorForm } from './QuizEditorForm.tsx';

/** The page on which the questions of a quiz lesson are written. */
export default function QuizEditor() {
  const translate = useTranslate();
  const lessonId = Number(useParams().id);
  const query = useQuery({
    ...quizDraftQuery(useAccountId(), lessonId),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <QueryState query={query} failed="quizEditor.failed" missing="quizEditor.missing">
      {(quiz) => (
        <Box>
          <BackLink to={`/courses/update/${quiz.course_id}`} label="quizEditor.back" />
          <PageHeader title={quiz.title} purpose={translate('quizEditor.purpose', { course: quiz.course })} />
          <QuizEditorForm key={quiz.version} lessonId={lessonId} quiz={quiz} />
        </Box>
      )}
    </QueryState>
  );
}
