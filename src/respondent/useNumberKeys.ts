import { type KeyboardEvent, useRef } from 'react';

/** The longest time between the two digits of one number. */
const secondDigitMs = 1_000;

/**
 * Returns a key handler that chooses the step whose number is typed, such as 1 and 0 for ten. It belongs on the group of the
 * steps, because a key without a modifier may act only while its control has the focus (WCAG 2.1.4).
 */
export function useNumberKeys(
  steps: readonly number[],
  onChoose: (step: number) => void,
): (event: KeyboardEvent) => void {
  const typed = useRef({ digit: 0, at: Number.NEGATIVE_INFINITY });
  return (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !/^\d$/.test(event.key)) return;
    const digit = Number(event.key);
    const isSecond = event.timeStamp - typed.current.at < secondDigitMs;
    const candidates = isSecond ? [typed.current.digit * 10 + digit, digit] : [digit];
    typed.current = { digit, at: event.timeStamp };
    const step = candidates.find((number) => steps.includes(number));
    if (step === undefined) return;
    event.preventDefault();
    onChoose(step);
  };
}
