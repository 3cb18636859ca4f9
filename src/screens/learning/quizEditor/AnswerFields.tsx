import AddIcon from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, Button, Checkbox, IconButton, Radio, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type QuizAnswer, type QuizQuestion, quizLimits } from '../../../../domain/learning/quiz/quiz.ts';
import { Hint } from '../../../kit/page/SecondaryText.tsx';

interface Props {
  readonly question: QuizQuestion;
  readonly problem: string | null;
  readonly onAnswers: (answers: readonly QuizAnswer[]) => void;
}

/** The answers of a question: which are right, their matches or their order, by kind. */
export function AnswerFields({ question, problem, onAnswers }: Props) {
  const translate = useTranslate();
  const [isAdding, setAdding] = useState(false);
  const { kind, answers } = question;
  const words = (name: string, index: number) =>
    translate(`quizEditor.answers.${name}`, { place: index + 1 });
  const change = (index: number, part: Partial<QuizAnswer>) =>
    onAnswers(answers.map((answer, other) => (other === index ? { ...answer, ...part } : answer)));

  function move(index: number, by: -1 | 1) {
    const next = [...answers];
    const [moved] = next.splice(index, 1);
    if (moved) next.splice(index + by, 0, moved);
    onAnswers(next);
  }
  const textField = (index: number, part: 'text' | 'match', label: string) => (
    <TextField
      label={label}
      value={answers[index]?.[part] ?? ''}
      autoFocus={isAdding && part === 'text' && index === answers.length - 1}
      onChange={({ target }) => change(index, { [part]: target.value })}
      slotProps={{ htmlInput: { maxLength: quizLimits.answer } }}
      sx={{ flex: '1 1 180px' }}
    />
  );
  const moveButton = (index: number, by: -1 | 1) => (
    <IconButton
      size="small"
      aria-label={words(by < 0 ? 'up' : 'down', index)}
      disabled={by < 0 ? index === 0 : index === answers.length - 1}
      onClick={() => move(index, by)}
    >
      {by < 0 ? <ArrowUpward fontSize="small" /> : <ArrowDownward fontSize="small" />}
    </IconButton>
  );

  return (
    <Box
      component="fieldset"
      sx={{
        border: 0,
        m: 0,
        p: 0,
        minWidth: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Box component="legend" sx={{ typography: 'h3', mb: 1, p: 0 }}>
        {translate(`quizEditor.answers.${kind}`)}
      </Box>
      {kind === 'short' && <Hint>{translate('quizEditor.answers.shortHelp')}</Hint>}
      {answers.map((answer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers have no ids, and their fields keep no state
        <Box key={index} sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
          {kind === 'single' && (
            <Radio
              checked={answer.is_correct}
              name={`correct ${question.id}`}
              slotProps={{ input: { 'aria-label': words('correct', index) } }}
              onChange={() =>
                onAnswers(answers.map((one, other) => ({ ...one, is_correct: other === index })))
              }
            />
          )}
          {kind === 'multiple' && (
            <Checkbox
              checked={answer.is_correct}
              slotProps={{ input: { 'aria-label': words('correct', index) } }}
              onChange={(_event, is_correct) => change(index, { is_correct })}
            />
          )}
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {textField(index, 'text', words(kind === 'match' ? 'item' : 'option', index))}
            {kind === 'match' && textField(index, 'match', words('match1', index))}
          </Box>
          {moveButton(index, -1)}
          {moveButton(index, 1)}
          <IconButton
            size="small"
            aria-label={words('remove', index)}
            onClick={() => onAnswers(answers.filter((_one, other) => other !== index))}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button
        startIcon={<AddIcon />}
        disabled={answers.length >= quizLimits.answers}
        sx={{ justifySelf: 'start' }}
        onClick={() => {
          setAdding(true);
          onAnswers([...answers, { text: '', is_correct: false, match: '' }]);
        }}
      >
        {translate('quizEditor.answers.add')}
      </Button>
    </Box>
  );
}
