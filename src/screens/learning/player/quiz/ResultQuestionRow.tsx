import AdjustOutlined from '@mui/icons-material/AdjustOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CancelOutlined from '@mui/icons-material/HighlightOffOutlined';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ResultQuestion } from '../../../../../dataProviders/ownQuizzes.ts';
import { isAnswered } from '../../../../../domain/learning/quiz/quizAnswers.ts';
import { SecondaryText } from '../../../../kit/page/SecondaryText.tsx';

type Verdict = 'correct' | 'partly' | 'wrong';

const verdictOf = ({ credit }: ResultQuestion): Verdict =>
  credit === 1 ? 'correct' : credit === 0 ? 'wrong' : 'partly';

const verdictIcons = {
  correct: <CheckCircleOutlined fontSize="small" color="success" />,
  partly: <AdjustOutlined fontSize="small" color="warning" />,
  wrong: <CancelOutlined fontSize="small" color="error" />,
} as const;

interface Props {
  readonly question: ResultQuestion;
  /** The language of the question. */
  readonly lang: string;
}

/** A question of a submitted attempt with the learner's answer and, once they may be seen, the right one. */
export function ResultQuestionRow({ question, lang }: Props) {
  const translate = useTranslate();
  const { kind, text, answer, right, explanation } = question;
  const verdict = verdictOf(question);
  const given = answer && isAnswered(kind, answer) ? answer : null;
  const lines = useAnswerLines(question);
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        display: 'grid',
        gap: 0.5,
        overflowWrap: 'anywhere',
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Typography lang={lang} sx={{ fontWeight: 600, whiteSpace: 'pre-line' }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
        {verdictIcons[verdict]}
        <span>{translate(`quiz.result.${verdict}`)}</span>
      </Box>
      <AnswerLines
        label={translate('quiz.answer')}
        lang={given ? lang : undefined}
        lines={given ? lines(given.choices, [given.text]) : [translate('quiz.noAnswer')]}
      />
      {right && verdict !== 'correct' && (
        <AnswerLines
          label={translate(right.texts.length > 1 ? 'quiz.result.accepted' : 'quiz.result.right')}
          lang={lang}
          lines={lines(right.choices, right.texts)}
        />
      )}
      {explanation && (
        <Typography sx={{ whiteSpace: 'pre-line' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate('quiz.result.explanation')}
          </Box>
          <br />
          <span lang={lang}>{explanation}</span>
        </Typography>
      )}
    </Box>
  );
}

/** Returns the function that writes an answer as lines of text. */
function useAnswerLines({ kind, options, matches }: ResultQuestion) {
  const translate = useTranslate();
  return (choices: readonly number[], texts: readonly string[]): readonly string[] => {
    if (kind === 'short') return texts;
    if (kind !== 'match') return choices.map((choice) => options[choice] ?? '');
    return options.map((item, index) => {
      const match = matches[choices[index] ?? -1] ?? translate('quiz.noMatch');
      return translate('quiz.pair', { item, match });
    });
  };
}

interface AnswerProps {
  readonly label: string;
  readonly lines: readonly string[];
  readonly lang: string | undefined;
}

function AnswerLines({ label, lines, lang }: AnswerProps) {
  return (
    <Box>
      <SecondaryText>{label}</SecondaryText>
      {lines.map((line) => (
        <Typography key={line} lang={lang}>
          {line}
        </Typography>
      ))}
    </Box>
  );
}
