import { type RefObject, useLayoutEffect, useRef } from 'react';

const duration = 160;

/**
 * Lets list items glide to where they stand now, and keeps the focus on the item that had it. The held item follows
 * the pointer instead: its `--drag-top` is turned into a shift from its place in the list.
 */
export function useGlide(list: RefObject<HTMLElement | null>, held: string | null): void {
  const places = useRef(new Map<string, number>());
  const focused = useRef<string | null>(null);

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const remember = (event: FocusEvent) => {
      focused.current =
        (event.target as HTMLElement).closest<HTMLElement>('[data-option]')?.dataset.option ?? null;
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, [list]);

  useLayoutEffect(() => {
    const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    const items = Array.from(list.current?.children ?? []) as HTMLElement[];
    const now = new Map(items.map((item) => [item.dataset.option ?? '', item.offsetTop]));
    for (const item of items) {
      const option = item.dataset.option ?? '';
      const shift = (places.current.get(option) ?? item.offsetTop) - item.offsetTop;
      if (option === held) item.style.setProperty('--place-top', `${item.offsetTop}px`);
      else if (shift !== 0 && !isStill) {
        item.animate([{ transform: `translateY(${shift}px)` }, { transform: 'none' }], {
          duration,
          easing: 'ease-out',
        });
      }
      // Moving an element in the document takes the focus away from it.
      if (option === focused.current && document.activeElement === document.body) {
        item.querySelector('button')?.focus({ preventScroll: true });
      }
    }
    places.current = now;
  });
}
