import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { OwnQuiz } from '../../../../../dataProviders/ownQuizzes.ts';
import { SecondaryText } from '../../../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../../../kit/useFormat.ts';

interface Props {
  readonly quiz: OwnQuiz;
  readonly onStart: () => void;
  readonly isStarting: boolean;
}

/** What a quiz asks for, before the first attempt. */
export function QuizIntroduction({ quiz, onStart, isStarting }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { question_count, pass_mark, max_attempts } = quiz;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography>{translate('quiz.questions', { smart_count: question_count })}</Typography>
      <SecondaryText>
        {translate('quiz.passMark', { percent: format.percent(pass_mark / 100) })}
      </SecondaryText>
      <SecondaryText>
        {max_attempts === null
          ? translate('quiz.anyAttempts')
          : translate('quiz.attempts', { smart_count: max_attempts })}
      </SecondaryText>
      <Button variant="contained" loading={isStarting} onClick={onStart} sx={{ mt: 1 }}>
        {translate('quiz.start')}
      </Button>
    </Box>
  );
}
