import type { SupplementalQuestion } from '../../dataProviders/survey.ts';
import {
  emptyAnswer,
  maxSupplementalTextLength,
  type SupplementalAnswerValues,
} from '../../domain/questions/supplementalAnswer.ts';
import { useTranslate } from './translator.ts';

interface Props {
  /** The translation key of the text that explains how written answers are used. */
  readonly promise: 'textPromise' | 'applyingPromise';
  readonly question: SupplementalQuestion;
  readonly answer: SupplementalAnswerValues;
  readonly onChange: (answer: SupplementalAnswerValues) => void;
}

/** The input of a custom question: a rating scale, options or text. */
export function SupplementalField(props: Props) {
  if (props.question.kind === 'rating') return <RatingField {...props} />;
  return props.question.kind === 'choice' ? <ChoiceField {...props} /> : <TextField {...props} />;
}

function RatingField({ question, answer, onChange }: Props) {
  const translate = useTranslate();
  const points = question.points ?? 0;
  const wordOf = (step: number) => (step === 1 ? question.low : step === points ? question.high : '');
  return (
    <fieldset className="scale" aria-describedby="answer-problem">
      <legend className="visually-hidden">{translate('supplemental.answer')}</legend>
      <div className="scale-steps">
        {Array.from({ length: points }, (_, at) => at + 1).map((step) => (
          <label key={step} className="scale-step">
            <input
              type="radio"
              name="step"
              value={step}
              checked={answer.rating === step}
              aria-label={translate(wordOf(step) ? 'supplemental.namedStep' : 'supplemental.step', {
                step,
                points,
                word: wordOf(step),
              })}
              onChange={() => onChange({ ...emptyAnswer, rating: step })}
            />
            <span aria-hidden="true">{step}</span>
          </label>
        ))}
      </div>
      <div className="scale-ends" aria-hidden="true" lang={question.lang}>
        <span>{translate('supplemental.end', { step: 1, word: question.low })}</span>
        <span>{translate('supplemental.end', { step: points, word: question.high })}</span>
      </div>
    </fieldset>
  );
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
