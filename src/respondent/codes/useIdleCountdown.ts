import { useEffect, useRef, useState } from 'react';

/** Seconds without any input until the warning, and from the warning until the device is cleared. */
const idleSeconds = 120;
const warningSeconds = 60;

const activity = ['pointerdown', 'click', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Counts down after a time without input; null before, and while the device isn't in use. Measures by the clock, because timers stop while a
 * device sleeps: the first input after that ends it as well.
 */
export function useIdleCountdown(isInUse: boolean, onEnd: () => void): number | null {
  const lastInput = useRef(Date.now());
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  useEffect(() => {
    if (!isInUse) return;
    lastInput.current = Date.now();
    const idle = () => Math.floor((Date.now() - lastInput.current) / 1_000);
    const isOver = () => idle() >= idleSeconds + warningSeconds;
    const check = () => {
      if (isOver()) onEnd();
      else setSecondsLeft(idle() < idleSeconds ? null : idleSeconds + warningSeconds - idle());
    };
    const handleInput = () => {
      if (!isOver()) lastInput.current = Date.now();
      check();
    };
    const timer = setInterval(check, 1_000);
    for (const event of activity) window.addEventListener(event, handleInput, { passive: true });
    document.addEventListener('visibilitychange', check);
    window.addEventListener('pageshow', check);
    return () => {
      clearInterval(timer);
      for (const event of activity) window.removeEventListener(event, handleInput);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pageshow', check);
      setSecondsLeft(null);
    };
  }, [isInUse, onEnd]);
  return secondsLeft;
}
