import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** The dragged option and the rank it would get if dropped now. */
export interface DraggedOption {
  readonly option: string;
  readonly rank: number;
}

export interface Drag {
  readonly dragged: DraggedOption | null;
  readonly startDrag: (event: ReactPointerEvent<HTMLElement>, option: string) => void;
  /** Whether a drop just ended; the click event that follows it is not a tap. */
  readonly hasJustDropped: () => boolean;
}

const dragThresholdPx = 6;

/**
 * Drag and drop: with a mouse anywhere on the option, by touch only at its grip, so that the page can still be
 * scrolled. The item follows the pointer; the caller arranges the other items.
 */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  drop: (option: string, rank: number) => void,
): Drag {
  const [dragged, setDragged] = useState<DraggedOption | null>(null);
  const dropped = useRef(false);
  const latestDrop = useRef(drop);
  const release = useRef<() => void>(() => {});

  useEffect(() => {
    latestDrop.current = drop;
  });
  useEffect(() => () => release.current(), []);

  function grab(event: ReactPointerEvent<HTMLElement>, option: string): void {
    const onGrip = event.target instanceof HTMLElement && event.target.dataset.grip !== undefined;
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !onGrip)) return;
    const item = event.currentTarget;
    const { pointerId, clientY: startY } = event;
    const grabbedAt = startY - item.getBoundingClientRect().top;
    let target: DraggedOption | null = null;

    const onMove = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId || list.current === null) return;
      if (target === null && Math.abs(moved.clientY - startY) < dragThresholdPx) return;
      moved.preventDefault();
      const top = moved.clientY - grabbedAt - list.current.getBoundingClientRect().top;
      target = { option, rank: rankAt(list.current, item, top) };
      item.style.setProperty('--drag-top', `${top}px`);
      setDragged(target);
    };
    const onUp = (up: PointerEvent) => {
      if (up.pointerId !== pointerId) return;
      release.current();
      if (target === null) return;
      dropped.current = true;
      setTimeout(() => {
        dropped.current = false;
      });
      latestDrop.current(option, target.rank);
    };
    const onCancel = () => release.current();
    release.current = () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
      setDragged(null);
    };
    window.addEventListener('pointermove', onMove, { passive: false });
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
  }

  return { dragged, startDrag: grab, hasJustDropped: () => dropped.current };
}

/**
 * The rank of an item whose upper edge is at `top`. It passes another item when its leading edge crosses that item's
 * middle, which prevents flickering between two positions.
 */
function rankAt(list: HTMLElement, item: HTMLElement, top: number): number {
  const items = Array.from(list.children) as HTMLElement[];
  const at = items.indexOf(item);
  const above = items.filter((other, index) => {
    const middle = other.offsetTop + other.offsetHeight / 2;
    if (index === at) return false;
    return index < at ? middle <= top : middle < top + item.offsetHeight;
  });
  return above.length + 1;
}
