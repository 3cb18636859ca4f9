import type { SupplementalQuestion } from '../../dataProviders/survey.ts';
import {
  type EnteredAnswer,
  emptyAnswer,
  longestSupplementalText,
} from '../../domain/questions/supplementalAnswer.ts';
import { useTranslate } from './translate.ts';

interface Props {
  /** What becomes of own words. */
  readonly promise: 'textPromise' | 'applyingPromise';
  readonly asked: SupplementalQuestion;
  readonly said: EnteredAnswer;
  readonly onSay: (said: EnteredAnswer) => void;
}

/** The way in which a question of the account is answered: a scale, one of several options, or own words. */
export function SupplementalField(props: Props) {
  if (props.asked.kind === 'rating') return <Scale {...props} />;
  return props.asked.kind === 'choice' ? <Options {...props} /> : <Words {...props} />;
}

function Scale({ asked, said, onSay }: Props) {
  const translate = useTranslate();
  const points = asked.points ?? 0;
  const wordOf = (step: number) => (step === 1 ? asked.low : step === points ? asked.high : '');
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
              checked={said.rating === step}
              aria-label={translate(wordOf(step) ? 'supplemental.namedStep' : 'supplemental.step', {
                step,
                points,
                word: wordOf(step),
              })}
              onChange={() => onSay({ ...emptyAnswer, rating: step })}
            />
            <span aria-hidden="true">{step}</span>
          </label>
        ))}
      </div>
      <div className="scale-ends" aria-hidden="true" lang={asked.lang}>
        <span>{translate('supplemental.end', { step: 1, word: asked.low })}</span>
        <span>{translate('supplemental.end', { step: points, word: asked.high })}</span>
      </div>
    </fieldset>
  );
}

function Options({ asked, said, onSay }: Props) {
  const translate = useTranslate();
  return (
    <fieldset className="choices" aria-describedby="answer-problem">
      <legend className="visually-hidden">{translate('supplemental.answer')}</legend>
      {asked.options.map(({ option_id, text }) => (
        <label key={option_id} className="rating">
          <input
            type="radio"
            name="option"
            value={option_id}
            checked={said.choice === option_id}
            onChange={() => onSay({ ...emptyAnswer, choice: option_id })}
          />
          <span lang={asked.lang}>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

const countedFrom = 200;

function Words({ promise, said, onSay }: Props) {
  const translate = useTranslate();
  const written = said.text ?? '';
  const left = longestSupplementalText - written.length;
  return (
    <>
      <label htmlFor="own-words" className="visually-hidden">
        {translate('supplemental.answer')}
      </label>
      <textarea
        id="own-words"
        rows={5}
        maxLength={longestSupplementalText}
        value={written}
        aria-describedby="own-words-hint answer-problem"
        onChange={({ target }) => onSay({ ...emptyAnswer, text: target.value || null })}
      />
      <p id="own-words-hint" className="hint">
        {translate(`supplemental.${promise}`)}{' '}
        {left <= countedFrom && translate('supplemental.charactersLeft', { count: left })}
      </p>
    </>
  );
}
