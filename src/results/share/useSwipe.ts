import { type PointerEvent, useRef } from 'react';

interface SwipeActions {
  readonly onNext: () => void;
  readonly onPrevious: () => void;
}

/** The shortest swipe in px; shorter ones are clicks. */
const minDistance = 40;
/** The share of the width that leads back when it is clicked. */
const backShare = 0.25;

/** Handlers of a slide: a swipe or a click moves on, a swipe to the other side or a click at the start of the slide moves back. */
export function useSwipe({ onNext, onPrevious }: SwipeActions) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ clientX: x, clientY: y, button }: PointerEvent) => {
      start.current = button === 0 ? { x, y } : null;
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      // Text that was selected is meant to be copied.
      if (!from || window.getSelection()?.toString()) return;
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
      const forward = isRightToLeft ? -1 : 1;
      if (Math.abs(dx) >= minDistance && Math.abs(dx) > Math.abs(dy)) {
        if (dx * forward < 0) onNext();
        else onPrevious();
      } else if (Math.hypot(dx, dy) < minDistance) {
        const { left, width } = currentTarget.getBoundingClientRect();
        const share = (clientX - left) / width;
        if ((isRightToLeft ? 1 - share : share) < backShare) onPrevious();
        else onNext();
      }
    },
  };
}
