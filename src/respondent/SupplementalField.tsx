import type { SupplementalQuestion } from '../../dataProviders/survey.ts';
import { isScale } from '../../domain/questions/answerKinds.ts';
import {
  emptyAnswer,
  maxSupplementalTextLength,
  type SupplementalAnswerValues,
} from '../../domain/questions/supplementalAnswer.ts';
import { MultipleChoiceField } from './MultipleChoiceField.tsx';
import { ScaleField } from './ScaleField.tsx';
import { useTranslate } from './translator.ts';

interface Props {
  /** The translation key of the text that explains how written answers are used. */
  readonly promise: 'textPromise' | 'applyingPromise';
  readonly question: SupplementalQuestion;
  readonly answer: SupplementalAnswerValues;
  readonly onChange: (answer: SupplementalAnswerValues) => void;
}

/** The input of a custom question: a scale, options or text. */
export function SupplementalField(props: Props) {
  const { kind } = props.question;
  if (isScale(kind)) return <ScaleField {...props} />;
  if (kind === 'multiple') return <MultipleChoiceField {...props} />;
  return kind === 'choice' ? <ChoiceField {...props} /> : <TextField {...props} />;
}

function ChoiceField({ question, answer, onChange }: Props) {
  const translate = useTranslate();
  return (
    <fieldset className="choices" aria-describedby="answer-problem">
      <legend className="visually-hidden">{translate('supplemental.answer')}</legend>
      {question.options.map(({ option_id, text }) => (
        <label key={option_id} className="rating">
          <input
            type="radio"
            name="option"
            value={option_id}
            checked={answer.choice === option_id}
            onChange={() => onChange({ ...emptyAnswer, choice: option_id })}
          />
          <span lang={question.lang}>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

const showCountBelow = 200;

function TextField({ promise, answer, onChange }: Props) {
  const translate = useTranslate();
  const written = answer.text ?? '';
  const left = maxSupplementalTextLength - written.length;
  return (
    <>
      <label htmlFor="own-words" className="visually-hidden">
        {translate('supplemental.answer')}
      </label>
      <textarea
        id="own-words"
        rows={5}
        maxLength={maxSupplementalTextLength}
        value={written}
        aria-describedby="own-words-hint answer-problem"
        onChange={({ target }) => onChange({ ...emptyAnswer, text: target.value || null })}
      />
      <p id="own-words-hint" className="hint">
        {translate(`supplemental.${promise}`)}{' '}
        {left <= showCountBelow && translate('supplemental.charactersLeft', { count: left })}
      </p>
    </>
  );
}
