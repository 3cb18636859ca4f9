import { type FormEvent, useState } from 'react';
import type { FeedbackBody } from '../../dataProviders/survey.ts';
import { maxFeedbackTextLength } from '../../domain/survey/surveyEndings.ts';
import { useTranslate } from './translator.ts';

interface Props {
  /** Resolves to true when the server has stored it. */
  readonly onSend: (feedback: FeedbackBody) => Promise<boolean>;
  readonly onSkip: () => void;
}

const ratings = [1, 2, 3, 4, 5] as const;
const showCountBelow = 200;

/** The feedback form: a rating and a suggested improvement (SURV-22 to SURV-24). */
export function FeedbackForm({ onSend, onSkip }: Props) {
  const translate = useTranslate();
  const [rating, setRating] = useState<number | null>(null);
  const [improvement, setImprovement] = useState('');
  const [state, setState] = useState<'open' | 'sending' | 'unrated' | 'failed'>('open');
  const left = maxFeedbackTextLength - improvement.length;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state === 'sending') return;
    if (rating === null) {
      setState('unrated');
      return;
    }
    setState('sending');
    if (!(await onSend({ rating, improvement: improvement.trim() || null }))) setState('failed');
  }

  return (
    <form className="card feedback" onSubmit={send} aria-labelledby="feedback-title">
      <h2 id="feedback-title" className="card-title">
        {translate('feedback.title')}
      </h2>
      <fieldset className="ratings" aria-describedby="feedback-problem">
        <legend className="visually-hidden">{translate('feedback.rating')}</legend>
        {ratings.map((each) => (
          <label key={each} className="rating">
            <input
              type="radio"
              name="rating"
              value={each}
              checked={rating === each}
              onChange={() => {
                setRating(each);
                setState('open');
              }}
            />
            <span>{translate(`feedback.ratings.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      <label htmlFor="improvement" className="field-label">
        {translate('feedback.improvement')}
      </label>
      <textarea
        id="improvement"
        rows={3}
        maxLength={maxFeedbackTextLength}
        value={improvement}
        aria-describedby="improvement-hint"
        onChange={(event) => setImprovement(event.target.value)}
      />
      <p id="improvement-hint" className="hint">
        {translate('feedback.optional')}{' '}
        {left <= showCountBelow && translate('feedback.charactersLeft', { count: left })}
      </p>
      <p id="feedback-problem" className="problem" role="alert">
        {state === 'unrated' && translate('feedback.ratingMissing')}
        {state === 'failed' && translate('feedback.failed')}
      </p>
      <div className="actions">
        <button type="submit" className="button button-main" aria-disabled={state === 'sending'}>
          {translate(state === 'sending' ? 'feedback.sending' : 'feedback.send')}
        </button>
        <button type="button" className="button button-plain" onClick={onSkip}>
          {translate('feedback.skip')}
        </button>
      </div>
    </form>
  );
}
