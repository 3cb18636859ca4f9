import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  defaultQuizSettings,
  type QuizQuestion,
  quizLimits,
  quizQuestionKinds,
} from '../../../../domain/learning/quiz/quiz.ts';
import { type LearnerAnswer, showQuestion } from '../../../../domain/learning/quiz/quizAnswers.ts';
import { findQuizProblems } from '../../../../domain/learning/quiz/quizProblems.ts';
import { SelectField } from '../../../kit/forms/SelectField.tsx';
import { PageDialog } from '../../../kit/page/PageDialog.tsx';
import { QuestionInput } from '../player/quiz/QuestionInput.tsx';
import { AnswerFields } from './AnswerFields.tsx';
import { changeKind, trimQuestion } from './quizForm.ts';

interface Props {
  readonly question: QuizQuestion;
  readonly isNew: boolean;
  readonly onApply: (question: QuizQuestion) => void;
  readonly onClose: () => void;
}

/** Edits one question, beside a preview that can be tried. */
export function QuestionDialog({ question, isNew, onApply, onClose }: Props) {
  const translate = useTranslate();
  const [draft, setDraft] = useState(question);
  const [isChecked, setChecked] = useState(!isNew);
  const problems = findQuizProblems(defaultQuizSettings, [trimQuestion(draft)]);
  const problemAt = (name: string) => {
    const problem = problems.find(({ part }) => part === name);
    return isChecked && problem ? translate(`rules.${problem.problem}`, problem.params) : null;
  };
  const textField = (name: 'text' | 'explanation', help?: string) => (
    <TextField
      label={translate(`quizEditor.question.${name}`)}
      value={draft[name]}
      required={name === 'text'}
      multiline
      minRows={2}
      autoFocus={name === 'text'}
      error={problemAt(name) !== null}
      helperText={problemAt(name) ?? help}
      onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
      slotProps={{ htmlInput: { maxLength: quizLimits[name] } }}
    />
  );

  function handleApply() {
    setChecked(true);
    if (problems.length === 0) onApply({ ...trimQuestion(draft), id: draft.id });
  }

  return (
    <PageDialog
      title={translate(`quizEditor.question.${isNew ? 'create' : 'update'}`)}
      maxWidth="md"
      onClose={undefined}
      actions={
        <>
          <Button onClick={onClose}>{translate('kit.cancel')}</Button>
          <Button variant="contained" onClick={handleApply}>
            {translate('quizEditor.question.apply')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SelectField
          label={translate('quizEditor.question.kind')}
          value={draft.kind}
          options={quizQuestionKinds.map((value) => ({
            value,
            text: translate(`quizEditor.kinds.${value}`),
          }))}
          onChange={(kind) => setDraft(changeKind(draft, kind))}
        />
        {textField('text')}
        <AnswerFields
          question={draft}
          problem={problemAt('answers')}
          onAnswers={(answers) => setDraft({ ...draft, answers })}
        />
        {textField('explanation', translate('quizEditor.question.explanationHelp'))}
        <QuestionPreview key={draft.kind} question={draft} />
      </Box>
    </PageDialog>
  );
}

/** A question as learners see it. Items to order and matches are shown backwards, because learners see them shuffled. */
function QuestionPreview({ question }: { readonly question: QuizQuestion }) {
  const translate = useTranslate();
  const [answer, setAnswer] = useState<LearnerAnswer | undefined>(undefined);
  const answers = question.answers.filter(({ text }) => text.trim() !== '');
  const written = answers.map((_answer, index) => index);
  const isShuffled = question.kind === 'order' || question.kind === 'match';
  const shown = showQuestion({ ...question, answers }, isShuffled ? written.reverse() : written);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2, display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{translate('quizEditor.question.preview')}</Typography>
      <QuestionInput
        key={answers.length}
        question={{ ...shown, options: [...shown.options], matches: [...shown.matches], answer: null }}
        place={{ number: 1, total: 1 }}
        answer={answer}
        onAnswer={setAnswer}
      />
    </Box>
  );
}
