import { Alert } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type QuizDraft, quizKeys, saveQuiz } from '../../../../dataProviders/quizzes.ts';
import { FormStack } from '../../../kit/forms/FormStack.tsx';
import { StickySaveBar } from '../../../kit/forms/StickySaveBar.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { QuizQuestionList } from './QuizQuestionList.tsx';
import { QuizSettingFields } from './QuizSettingFields.tsx';
import { formProblems, type QuizForm, trimQuestion } from './quizForm.ts';

interface Props {
  readonly lessonId: number;
  readonly quiz: QuizDraft;
}

/** The rules and questions of a quiz, which are saved together. */
export function QuizEditorForm({ lessonId, quiz }: Props) {
  const translate = useTranslate();
  const start: QuizForm = quiz;
  const [form, setForm] = useState<QuizForm>(start);
  const { settings, questions } = form;
  const isDirty = settings !== start.settings || questions !== start.questions;
  const problems = formProblems(form);
  const incomplete = new Set(problems.flatMap(({ question }) => (question === null ? [] : [question])));
  const save = useAction(
    () =>
      saveQuiz({
        lesson_id: lessonId,
        version: quiz.version,
        settings,
        questions: questions.map((question) => {
          const { answers, ...rest } = trimQuestion(question);
          return { ...rest, answers: [...answers] };
        }),
      }),
    {
      invalidates: quizKeys,
      success: 'quizEditor.saved',
      explain: (failure) => (isConflict(failure) ? translate('quizEditor.conflict') : null),
    },
  );

  return (
    <>
      {/* Outside of the form, because the submit event of its dialog would bubble to it. */}
      <LeaveGuard isActive={isDirty && !save.isPending} />
      <FormStack onSubmit={() => problems.length === 0 && !save.isPending && save.mutate()}>
        <QuizSettingFields
          settings={settings}
          problems={problems}
          onSettings={(next) => setForm({ ...form, settings: next })}
        />
        <QuizQuestionList
          form={form}
          incomplete={incomplete}
          onQuestions={(next) => setForm({ ...form, questions: next })}
        />
        {incomplete.size > 0 && (
          <Alert severity="error" role="alert">
            {translate('quizEditor.questions.fix', { smart_count: incomplete.size })}
          </Alert>
        )}
        <StickySaveBar
          label={translate('quizEditor.save')}
          isDirty={isDirty}
          busy={save.isPending}
          onDiscard={() => setForm(start)}
        />
      </FormStack>
    </>
  );
}

const isConflict = (failure: unknown): boolean =>
  failure instanceof Error && 'status' in failure && failure.status === 409;
