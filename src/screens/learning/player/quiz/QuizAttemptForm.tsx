import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type OwnQuiz, type QuizAttempt, submitQuiz } from '../../../../../dataProviders/ownQuizzes.ts';
import { isAnswered } from '../../../../../domain/learning/quiz/quizAnswers.ts';
import { FormStack } from '../../../../kit/forms/FormStack.tsx';
import { SecondaryText } from '../../../../kit/page/SecondaryText.tsx';
import { useAction } from '../../../../kit/useAction.ts';
import { QuestionInput } from './QuestionInput.tsx';
import { useAttemptAnswers } from './useAttemptAnswers.ts';

interface Props {
  readonly attempt: QuizAttempt;
  /** The language of the questions. */
  readonly lang: string;
  readonly onSubmitted: (quiz: OwnQuiz | null) => void;
}

/** The questions of an open attempt on one page. */
export function QuizAttemptForm({ attempt, lang, onSubmitted }: Props) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { answers, setAnswer, takeAnswers, isUnsaved } = useAttemptAnswers(attempt);
  const [isWarned, setWarned] = useState(false);
  const { number, questions } = attempt;
  const done = questions.filter(({ id, kind }) => isAnswered(kind, answers.get(id))).length;
  const open = questions.length - done;
  const submit = useAction(async () => submitQuiz(attempt.id, await takeAnswers()), {
    success: null,
    onDone: ({ quiz }) => onSubmitted(quiz),
  });

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function handleSubmit() {
    if (submit.isPending) return;
    if (open > 0 && !isWarned) setWarned(true);
    else submit.mutate();
  }

  return (
    <FormStack onSubmit={handleSubmit}>
      <Box>
        <Typography ref={heading} tabIndex={-1} variant="h3" sx={{ outline: 'none' }}>
          {translate('quiz.attempt', { number })}
        </Typography>
        <SecondaryText role="status">
          {translate('quiz.answered', { done, smart_count: questions.length })}
        </SecondaryText>
      </Box>
      {questions.map((question, index) => (
        <QuestionInput
          key={question.id}
          question={question}
          lang={lang}
          place={{ number: index + 1, total: questions.length }}
          answer={answers.get(question.id)}
          onAnswer={(answer) => setAnswer(question.id, answer, { isTyped: question.kind === 'short' })}
        />
      ))}
      {isUnsaved && (
        <Alert severity="warning" variant="outlined" role="status">
          {translate('quiz.unsaved')}
        </Alert>
      )}
      {isWarned && open > 0 && (
        <Alert severity="warning" variant="outlined" role="alert">
          {translate('quiz.incomplete', { smart_count: open })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button type="submit" variant="contained" loading={submit.isPending}>
          {translate(isWarned && open > 0 ? 'quiz.submitAnyway' : 'quiz.submit')}
        </Button>
        <SecondaryText>{translate('quiz.saved')}</SecondaryText>
      </Box>
    </FormStack>
  );
}
