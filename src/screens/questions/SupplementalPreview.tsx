import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { emptyAnswer } from '../../../domain/questions/supplementalAnswer.ts';
import { partText, type Wording } from '../../../domain/questions/wording.ts';
import { statementPartName } from '../../../domain/questions/wordingProblems.ts';
import { SupplementalField } from '../../respondent/SupplementalField.tsx';
import { useTranslate as useSurveyTranslate } from '../../respondent/translator.ts';
import type { Form } from './supplementalDraft.ts';
import '../../respondent/supplemental.css';

interface Props {
  readonly wording: Wording;
  readonly form: Form;
  readonly required: boolean;
}

/** A custom question with the input that respondents get; nothing is saved. */
export function SupplementalPreview({ wording, form, required }: Props) {
  const translate = useTranslate();
  const { locale } = useSurveyTranslate();
  const [answer, setAnswer] = useState(emptyAnswer);
  const question = {
    supplemental_id: 0,
    lang: locale,
    kind: form.kind,
    points: form.points,
    required,
    text: partText(wording, 'text'),
    low: partText(wording, 'low'),
    high: partText(wording, 'high'),
    options: form.options.map(({ id }) => ({
      option_id: id ?? 0,
      text: partText(wording, statementPartName(id ?? 0)),
    })),
  };
  return (
    <div className="supplemental">
      <h2 className="question">{question.text}</h2>
      <p className="hint">
        {translate(required ? 'questions.preview.required' : 'questions.preview.optional')}
      </p>
      <SupplementalField
        key={`${form.kind} ${form.points}`}
        promise="textPromise"
        question={question}
        answer={answer}
        onChange={setAnswer}
      />
    </div>
  );
}
