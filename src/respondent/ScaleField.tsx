import { useRef } from 'react';
import type { SupplementalQuestion } from '../../dataProviders/survey.ts';
import { scaleSteps } from '../../domain/questions/answerKinds.ts';
import { emptyAnswer, type SupplementalAnswerValues } from '../../domain/questions/supplementalAnswer.ts';
import { useTranslate } from './translator.ts';
import { useNumberKeys } from './useNumberKeys.ts';

/** The largest number of steps that fit in one row on a phone. */
const mostInOneRow = 7;

interface Props {
  readonly question: SupplementalQuestion;
  readonly answer: SupplementalAnswerValues;
  readonly onChange: (answer: SupplementalAnswerValues) => void;
}

/** A scale whose steps are radio buttons: arrow keys move between them, and number keys choose one. */
export function ScaleField({ question, answer, onChange }: Props) {
  const translate = useTranslate();
  const group = useRef<HTMLFieldSetElement>(null);
  const steps = scaleSteps(question);
  const [first, last] = [steps[0] ?? 0, steps.at(-1) ?? 0];
  const choose = (step: number) => onChange({ ...emptyAnswer, rating: step });
  const handleKeyDown = useNumberKeys(steps, (step) => {
    choose(step);
    group.current?.querySelector<HTMLInputElement>(`input[value="${step}"]`)?.focus();
  });
  const endOf = (step: number) => (step === first ? question.low : step === last ? question.high : '');
  return (
    <fieldset
      ref={group}
      className={`scale scale-${steps.length > mostInOneRow ? 'long' : 'short'}`}
      aria-describedby="scale-keys answer-problem"
      onKeyDown={handleKeyDown}
    >
      <legend className="visually-hidden">{translate('supplemental.answer')}</legend>
      <div className="scale-steps">
        {steps.map((step) => (
          <label key={step} className="scale-step">
            <input
              type="radio"
              name="step"
              value={step}
              checked={answer.rating === step}
              aria-label={translate(endOf(step) ? 'supplemental.namedStep' : 'supplemental.step', {
                step,
                points: last,
                word: endOf(step),
              })}
              onChange={() => choose(step)}
            />
            <span aria-hidden="true">{step}</span>
          </label>
        ))}
      </div>
      <div className="scale-ends" aria-hidden="true" lang={question.lang}>
        <span>{translate('supplemental.end', { step: first, word: question.low })}</span>
        <span>{translate('supplemental.end', { step: last, word: question.high })}</span>
      </div>
      <p id="scale-keys" className="visually-hidden">
        {translate(last < 10 ? 'supplemental.keys' : 'supplemental.keysOfTwoDigits')}
      </p>
    </fieldset>
  );
}
