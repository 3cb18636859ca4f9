import type { SupplementalQuestion } from '../../dataProviders/survey.ts';
import { emptyAnswer, type SupplementalAnswerValues } from '../../domain/questions/supplementalAnswer.ts';
import { useTranslate } from './translator.ts';

interface Props {
  readonly question: SupplementalQuestion;
  readonly answer: SupplementalAnswerValues;
  readonly onChange: (answer: SupplementalAnswerValues) => void;
}

/**
 * Options of which any number can be chosen. "None of these" is an answer of its own: without it, the question is unanswered,
 * so that an empty list is never taken for an opinion.
 */
export function MultipleChoiceField({ question, answer, onChange }: Props) {
  const translate = useTranslate();
  const chosen = answer.choices ?? [];
  const isNone = answer.choices?.length === 0;

  function toggle(option: number): void {
    const next = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
    onChange({ ...emptyAnswer, ...(next.length > 0 && { choices: next }) });
  }

  return (
    <fieldset className="choices" aria-describedby="several-hint answer-problem">
      <legend className="visually-hidden">{translate('supplemental.answer')}</legend>
      <p id="several-hint" className="hint">
        {translate('supplemental.several')}
      </p>
      {question.options.map(({ option_id, text }) => (
        <label key={option_id} className="rating">
          <input type="checkbox" checked={chosen.includes(option_id)} onChange={() => toggle(option_id)} />
          <span lang={question.lang}>{text}</span>
        </label>
      ))}
      <label className="rating choices-none">
        <input
          type="checkbox"
          checked={isNone}
          onChange={() => onChange({ ...emptyAnswer, ...(!isNone && { choices: [] }) })}
        />
        <span>{translate('supplemental.noneOfThese')}</span>
      </label>
    </fieldset>
  );
}
