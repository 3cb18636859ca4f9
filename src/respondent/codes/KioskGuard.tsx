import type { ReactNode } from 'react';
import type { SurveyCodeTexts } from '../../../locales/languages.ts';
import { fillCount } from './fillCount.ts';
import { useIdleCountdown } from './useIdleCountdown.ts';

interface Props {
  readonly texts: SurveyCodeTexts;
  readonly locale: string;
  /** Whether something was entered, so that there is something to clear. */
  readonly isInUse: boolean;
  /** Clears the device for the next person. */
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Clears a shared device when its person is done, or has been away for a while. */
export function KioskGuard({ texts, locale, isInUse, onClear, children }: Props) {
  const secondsLeft = useIdleCountdown(isInUse, onClear);
  return (
    <>
      {children}
      {isInUse && (
        <aside className="kiosk" aria-label={texts.kiosk.label}>
          <p role="alert">{secondsLeft !== null && fillCount(texts.kiosk.warning, secondsLeft, locale)}</p>
          <div className="actions">
            {/* Pressing it is an input, which ends the countdown. */}
            {secondsLeft !== null && (
              <button type="button" className="button button-main">
                {texts.kiosk.stay}
              </button>
            )}
            <button type="button" className="button button-plain" onClick={onClear}>
              {texts.kiosk.done}
            </button>
          </div>
        </aside>
      )}
    </>
  );
}
