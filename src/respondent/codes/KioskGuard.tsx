import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PluralForms, SurveyCodeTexts } from '../../../locales/languages.ts';

interface Props {
  readonly texts: SurveyCodeTexts;
  readonly locale: string;
  /** Clears the device for the next person. */
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Seconds without any input until the warning, and from the warning until the device is cleared. */
const idleSeconds = 120;
const warningSeconds = 60;

const activity = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Clears a shared device when its person is done, or has been away for a while. */
export function KioskGuard({ texts, locale, onClear, children }: Props) {
  const { secondsLeft, stay } = useIdleCountdown(onClear);
  return (
    <>
      {children}
      <aside className="kiosk" aria-label={texts.kiosk.label}>
        <p role="alert">{secondsLeft !== null && fillCount(texts.kiosk.warning, secondsLeft, locale)}</p>
        <div className="actions">
          {secondsLeft !== null && (
            <button type="button" className="button button-main" onClick={stay}>
              {texts.kiosk.stay}
            </button>
          )}
          <button type="button" className="button button-plain" onClick={onClear}>
            {texts.kiosk.done}
          </button>
        </div>
      </aside>
    </>
  );
}

/** Counts down after a time without input; null before. Measures by the clock, because timers stop while a device sleeps. */
function useIdleCountdown(onEnd: () => void) {
  const lastInput = useRef(Date.now());
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  useEffect(() => {
    const handleInput = () => {
      lastInput.current = Date.now();
      setSecondsLeft(null);
    };
    const timer = setInterval(() => {
      const idle = Math.floor((Date.now() - lastInput.current) / 1_000);
      if (idle >= idleSeconds + warningSeconds) onEnd();
      else setSecondsLeft(idle < idleSeconds ? null : idleSeconds + warningSeconds - idle);
    }, 1_000);
    for (const event of activity) window.addEventListener(event, handleInput, { passive: true });
    return () => {
      clearInterval(timer);
      for (const event of activity) window.removeEventListener(event, handleInput);
    };
  }, [onEnd]);
  const stay = () => {
    lastInput.current = Date.now();
    setSecondsLeft(null);
  };
  return { secondsLeft, stay };
}

const fillCount = (forms: PluralForms, count: number, locale: string): string =>
  (forms[new Intl.PluralRules(locale).select(count)] ?? forms.other).replace('{count}', String(count));
