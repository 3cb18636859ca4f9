import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { partText, type Wording } from '../../../domain/questions/wording.ts';
import type { Form } from './supplementalDraft.ts';

interface Props {
  readonly wording: Wording;
  readonly form: Form;
  readonly required: boolean;
}

/** A custom question as respondents answer it; nothing is saved. */
export function SupplementalPreview({ wording, form, required }: Props) {
  const translate = useTranslate();
  const id = useId();
  const textOf = (part: string) => partText(wording, part);
  const hint = translate(required ? 'questions.preview.required' : 'questions.preview.optional');
  return (
    <div className="feedback" style={{ display: 'grid', gap: 16 }}>
      <div>
        <h2 className="question" id={`${id}-question`}>
          {textOf('text')}
        </h2>
        <p className="hint">{hint}</p>
      </div>
      {form.kind === 'text' && <textarea rows={4} aria-labelledby={`${id}-question`} />}
      {form.kind === 'choice' && (
        <fieldset
          className="ratings"
          aria-labelledby={`${id}-question`}
          style={{ gridTemplateColumns: '1fr' }}
        >
          {wording
            .filter(({ part }) => part.startsWith('option_'))
            .map(({ part, text }) => (
              <label key={part} className="rating" style={oneLine}>
                <input type="radio" name={id} value={part} />
                <span>{text}</span>
              </label>
            ))}
        </fieldset>
      )}
      {form.kind === 'rating' && (
        <>
          <fieldset
            className="ratings"
            aria-labelledby={`${id}-question`}
            style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(48px, 1fr))' }}
          >
            {Array.from({ length: form.points ?? 0 }, (_, index) => index + 1).map((step) => (
              <label key={step} className="rating" style={oneStep}>
                <input type="radio" name={id} value={step} aria-describedby={`${id}-ends`} />
                <span>{step}</span>
              </label>
            ))}
          </fieldset>
          <p
            className="hint"
            id={`${id}-ends`}
            style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}
          >
            <span>1 · {textOf('low')}</span>
            <span style={{ textAlign: 'end' }}>
              {form.points} · {textOf('high')}
            </span>
          </p>
        </>
      )}
    </div>
  );
}

const oneLine = { flexDirection: 'row', textAlign: 'start', padding: '8px 12px' } as const;
const oneStep = { flexDirection: 'column', textAlign: 'center', padding: '12px 4px' } as const;
