import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type QuizQuestion, quizLimits } from '../../../../domain/learning/quiz/quiz.ts';
import { OrderedRows } from '../../../kit/forms/OrderedRows.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { SecondaryText } from '../../../kit/page/SecondaryText.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { newQuestion, type QuizForm } from './quizForm.ts';

interface Props {
  readonly form: QuizForm;
  /** The positions of incomplete questions. */
  readonly incomplete: ReadonlySet<number>;
  readonly onQuestions: (questions: readonly QuizQuestion[]) => void;
}

/** The questions of a quiz, which can be added, edited, ordered and removed. */
export function QuizQuestionList({ form, incomplete, onQuestions }: Props) {
  const translate = useTranslate();
  const [edited, setEdited] = useState<QuizQuestion | null>(null);
  const { questions } = form;

  function handleApply(question: QuizQuestion) {
    const isKnown = questions.some(({ id }) => id === question.id);
    onQuestions(
      isKnown ? questions.map((one) => (one.id === question.id ? question : one)) : [...questions, question],
    );
    setEdited(null);
  }

  return (
    <Panel
      title={translate('quizEditor.questions.title')}
      text={translate('quizEditor.questions.text')}
      action={
        <Button
          variant="outlined"
          disabled={questions.length >= quizLimits.questions}
          onClick={() => setEdited(newQuestion(form))}
        >
          {translate('quizEditor.questions.add')}
        </Button>
      }
    >
      {questions.length === 0 ? (
        <SecondaryText>{translate('quizEditor.questions.empty')}</SecondaryText>
      ) : (
        <OrderedRows
          label={translate('quizEditor.questions.title')}
          rows={questions.map(({ id, kind, text }, index) => ({
            id,
            name: text,
            more: [
              translate(`quizEditor.kinds.${kind}`),
              ...(incomplete.has(index) ? [translate('quizEditor.questions.incomplete')] : []),
            ].join(' · '),
          }))}
          canWrite
          busy={false}
          onMove={(ids) =>
            onQuestions(ids.flatMap((id) => questions.find((question) => question.id === id) ?? []))
          }
          onRemove={(id) => onQuestions(questions.filter((question) => question.id !== id))}
          onEdit={(id) => setEdited(questions.find((question) => question.id === id) ?? null)}
        />
      )}
      {edited && (
        <QuestionDialog
          question={edited}
          isNew={questions.every(({ id }) => id !== edited.id)}
          onApply={handleApply}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}
