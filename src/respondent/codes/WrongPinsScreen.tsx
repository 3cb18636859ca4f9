import type { SurveyCodeTexts } from '../../../locales/languages.ts';
import { FocusedHeading } from '../FocusedHeading.tsx';
import { fillCount } from './fillCount.ts';

interface Props {
  readonly texts: SurveyCodeTexts;
  readonly locale: string;
  readonly count: number;
  readonly onContinue: () => void;
}

/** Tells the owner of a code, before the survey opens, how many wrong PINs were entered with it. */
export function WrongPinsScreen({ texts, locale, count, onContinue }: Props) {
  return (
    <main className="stage stage-quiet">
      <section className="card">
        <FocusedHeading>{texts.wrongPins.title}</FocusedHeading>
        <p>{fillCount(texts.wrongPins.text, count, locale)}</p>
        <div className="actions">
          <button type="button" className="button button-main" onClick={onContinue}>
            {texts.wrongPins.continue}
          </button>
        </div>
      </section>
    </main>
  );
}
