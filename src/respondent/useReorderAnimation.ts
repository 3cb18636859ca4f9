import { type RefObject, useLayoutEffect, useRef } from 'react';

const duration = 160;

/**
 * Animates list items to their new positions. The dragged item follows the pointer instead, from `--place-top` and
 * `--drag-top`.
 */
export function useReorderAnimation(list: RefObject<HTMLElement | null>, draggedOption: string | null): void {
  const offsets = useRef(new Map<string, number>());

  useLayoutEffect(() => {
    const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    const items = Array.from(list.current?.children ?? []) as HTMLElement[];
    for (const item of items) {
      const option = item.dataset.option ?? '';
      const shift = (offsets.current.get(option) ?? item.offsetTop) - item.offsetTop;
      if (option === draggedOption) item.style.setProperty('--place-top', `${item.offsetTop}px`);
      else if (shift !== 0 && !isStill) animateShift(item, shift);
    }
    offsets.current = new Map(items.map((item) => [item.dataset.option ?? '', item.offsetTop]));
  });
}

function animateShift(item: HTMLElement, shift: number): void {
  const from = { transform: `translateY(${shift}px)` };
  item.animate([from, { transform: 'none' }], { duration, easing: 'ease-out' });
}
