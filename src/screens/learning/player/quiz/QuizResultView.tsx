import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { OwnQuiz, QuizResult } from '../../../../../dataProviders/ownQuizzes.ts';
import { SecondaryText } from '../../../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../../../kit/useFormat.ts';
import { ResultQuestionRow } from './ResultQuestionRow.tsx';

interface Props {
  readonly quiz: OwnQuiz;
  readonly result: QuizResult;
  /** The language of the questions. */
  readonly lang: string;
  /** Whether it was submitted just now, so that the focus moves to it. */
  readonly isAnnounced: boolean;
  readonly onStart: () => void;
  readonly isStarting: boolean;
}

/** The result of the last attempt: score, attempts left and an explanation of each question. */
export function QuizResultView({ quiz, result, lang, isAnnounced, onStart, isStarting }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const { attempts_left, pass_mark, is_passed } = quiz;
  const { score, questions } = result;
  const canRetry = attempts_left !== 0;
  const isRightHidden = questions.some(({ right }) => right === null);
  const words = { percent: format.percent(score / 100) };

  useEffect(() => {
    if (isAnnounced) box.current?.focus();
  }, [isAnnounced]);

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Alert
        ref={box}
        tabIndex={-1}
        severity={result.is_passed ? 'success' : 'error'}
        variant="outlined"
        role="status"
      >
        <AlertTitle>{translate(`quiz.result.${result.is_passed ? 'passed' : 'failed'}`, words)}</AlertTitle>
        {!result.is_passed && translate('quiz.passMark', { percent: format.percent(pass_mark / 100) })}{' '}
        {!is_passed && attemptsText(translate, attempts_left)}
      </Alert>
      {canRetry && (
        <Button variant="contained" loading={isStarting} onClick={onStart} sx={{ justifySelf: 'start' }}>
          {translate('quiz.retry')}
        </Button>
      )}
      <Typography variant="h3">{translate('quiz.result.review')}</Typography>
      {isRightHidden && <SecondaryText>{translate('quiz.result.hidden')}</SecondaryText>}
      <Box component="ol" sx={{ m: 0, p: 0, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {questions.map((question) => (
          <ResultQuestionRow key={question.id} question={question} lang={lang} />
        ))}
      </Box>
    </Box>
  );
}

function attemptsText(translate: ReturnType<typeof useTranslate>, left: number | null): string {
  if (left === null) return translate('quiz.anyAttempts');
  if (left === 0) return translate('quiz.noAttempts');
  return translate('quiz.attemptsLeft', { smart_count: left });
}
