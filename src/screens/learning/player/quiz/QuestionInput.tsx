import { Box, Checkbox, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { AttemptQuestion } from '../../../../../dataProviders/ownQuizzes.ts';
import { quizLimits } from '../../../../../domain/learning/quiz/quiz.ts';
import { type LearnerAnswer, noMatch } from '../../../../../domain/learning/quiz/quizAnswers.ts';
import { SelectField } from '../../../../kit/forms/SelectField.tsx';
import { Hint, SecondaryText } from '../../../../kit/page/SecondaryText.tsx';
import { OrderInput } from './OrderInput.tsx';

interface InputProps {
  readonly question: AttemptQuestion;
  /** The language of the question. */
  readonly lang?: string | undefined;
  readonly answer: LearnerAnswer | undefined;
  readonly onAnswer: (answer: LearnerAnswer) => void;
}

interface Props extends InputProps {
  readonly place: { readonly number: number; readonly total: number };
}

/** A question with the control for its kind. */
export function QuestionInput({ place, ...input }: Props) {
  const translate = useTranslate();
  const hint = useId();
  const { lang } = input;
  const { kind, text } = input.question;
  return (
    <Box
      component="fieldset"
      aria-describedby={hint}
      sx={{
        border: 0,
        m: 0,
        mb: 2,
        p: 0,
        minWidth: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Box component="legend" sx={{ p: 0, mb: 0.5, width: 1, overflowWrap: 'anywhere' }}>
        <SecondaryText component="span" sx={{ display: 'block' }}>
          {translate('quiz.question', place)}
        </SecondaryText>
        <Box component="span" lang={lang} sx={{ typography: 'h3', display: 'block', whiteSpace: 'pre-line' }}>
          {text}
        </Box>
      </Box>
      <Hint id={hint}>{translate(`quiz.hints.${kind}`)}</Hint>
      <KindInput {...input} />
    </Box>
  );
}

function KindInput(input: InputProps) {
  const { kind } = input.question;
  if (kind === 'order') return <OrderInput {...input} />;
  if (kind === 'match') return <MatchInput {...input} />;
  if (kind === 'short') return <ShortInput {...input} />;
  return kind === 'single' ? <SingleInput {...input} /> : <MultipleInput {...input} />;
}

const optionStyle = { alignItems: 'flex-start', mr: 0, overflowWrap: 'anywhere' } as const;
const optionTextStyle = { pt: 1, minWidth: 0 } as const;
const chosen = (choices: readonly number[]): LearnerAnswer => ({ choices, text: '' });

function SingleInput({ question, lang, answer, onAnswer }: InputProps) {
  return (
    <RadioGroup
      aria-label={question.text}
      value={answer?.choices[0] ?? ''}
      onChange={(_event, value) => onAnswer(chosen([Number(value)]))}
    >
      {question.options.map((text, index) => (
        <FormControlLabel
          key={text}
          lang={lang}
          value={index}
          control={<Radio />}
          label={text}
          sx={optionStyle}
          slotProps={{ typography: { sx: optionTextStyle } }}
        />
      ))}
    </RadioGroup>
  );
}

function MultipleInput({ question, lang, answer, onAnswer }: InputProps) {
  const choices = answer?.choices ?? [];
  return (
    <Box sx={{ display: 'grid' }}>
      {question.options.map((text, index) => (
        <FormControlLabel
          key={text}
          lang={lang}
          label={text}
          sx={optionStyle}
          slotProps={{ typography: { sx: optionTextStyle } }}
          control={
            <Checkbox
              checked={choices.includes(index)}
              onChange={(_event, isChecked) =>
                onAnswer(chosen(isChecked ? [...choices, index] : choices.filter((one) => one !== index)))
              }
            />
          }
        />
      ))}
    </Box>
  );
}

function MatchInput({ question, lang, answer, onAnswer }: InputProps) {
  const { options, matches } = question;
  const choices = answer?.choices ?? options.map(() => noMatch);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {options.map((text, item) => {
        const choice = choices[item] ?? noMatch;
        return (
          <SelectField
            key={text}
            lang={lang}
            label={text}
            value={choice === noMatch ? '' : choice}
            options={matches.map((match, value) => ({ value, text: match }))}
            onChange={(next) => onAnswer(chosen(choices.map((one, other) => (other === item ? next : one))))}
            fullWidth
          />
        );
      })}
    </Box>
  );
}

function ShortInput({ answer, onAnswer }: InputProps) {
  const translate = useTranslate();
  return (
    <TextField
      label={translate('quiz.answer')}
      value={answer?.text ?? ''}
      autoComplete="off"
      fullWidth
      onChange={({ target }) => onAnswer({ choices: [], text: target.value })}
      slotProps={{ htmlInput: { maxLength: quizLimits.typed } }}
    />
  );
}
