import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Longer than the pause between quick taps, so options never move between them. Below 500 ms, browsers count the move as
 * caused by the tap, not as a layout shift.
 */
const moveDelayMs = 400;

/** No one reacts to a move faster than this, so a tap within this time was aimed at the previous positions. */
const reactionMs = 250;

interface DelayedOrder {
  readonly order: readonly string[];
  /** Keeps the displayed order until no option has been tapped for a moment. */
  readonly holdOrder: () => void;
  /** Extends the delay of an order that is already delayed. */
  readonly prolongHold: () => void;
  readonly releaseOrder: () => void;
}

/** The display order of the options, which follows `current` after a pause in tapping. */
export function useDelayedOrder(
  list: RefObject<HTMLElement | null>,
  current: readonly string[],
): DelayedOrder {
  const [held, setHeld] = useState<readonly string[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const releaseTapTargets = useRef<() => void>(() => {});
  const order = held ?? current;

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      releaseTapTargets.current();
    },
    [],
  );

  function restartTimer(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (list.current) releaseTapTargets.current = keepTapTargets(list.current);
      setHeld(null);
    }, moveDelayMs);
  }

  return {
    order,
    holdOrder: () => {
      setHeld(order);
      restartTimer();
    },
    prolongHold: () => {
      if (held !== null) restartTimer();
    },
    releaseOrder: () => {
      clearTimeout(timer.current);
      setHeld(null);
    },
  };
}

/** For a moment, redirects taps to the option that was at their position when this was called. */
function keepTapTargets(list: HTMLElement): () => void {
  const faces = Array.from(list.querySelectorAll('button'), (face) => ({
    face,
    box: face.getBoundingClientRect(),
  }));

  function redirectTap(event: MouseEvent): void {
    const { clientX: x, clientY: y, detail } = event;
    const aimed = faces.find(
      ({ box }) => box.left <= x && x < box.right && box.top <= y && y < box.bottom,
    )?.face;
    const isOnTarget = event.target instanceof Node && aimed?.contains(event.target);
    if (detail === 0 || aimed === undefined || isOnTarget) return;
    event.stopPropagation();
    aimed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  }

  list.addEventListener('click', redirectTap, { capture: true });
  const stop = () => list.removeEventListener('click', redirectTap, { capture: true });
  const timer = setTimeout(stop, reactionMs);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
