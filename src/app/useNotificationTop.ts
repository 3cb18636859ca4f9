import { type RefObject, useLayoutEffect, useState } from 'react';
import { headerHeight } from './Header.tsx';
import { type Box, placeNotification } from './placeNotification.ts';

const highest = headerHeight + 8;
const controlSelector =
  'button, input, select, textarea, [role="button"], [role="tab"], [role="combobox"], [role="menuitem"], a.MuiButton-root';

/** Pages change while a notification is shown, so its place is checked this often, in ms. */
const checkMs = 250;

/** Returns the distance of the notification bar from the top, at which it covers no button. */
export function useNotificationTop(bar: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(highest);
  useLayoutEffect(() => {
    const place = () => {
      const element = bar.current;
      const box = element?.getBoundingClientRect();
      if (!element || !box?.height) return;
      const free = placeNotification({
        bar: box,
        top: highest,
        bottom: window.innerHeight,
        controls: visibleBoxes(controlSelector, element),
        links: visibleBoxes('a[href]', element),
      });
      setTop(free ?? highest);
    };
    place();
    const timer = window.setInterval(place, checkMs);
    window.addEventListener('resize', place);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('resize', place);
    };
  }, [bar]);
  return top;
}

/** The boxes of what can be used: behind an open dialog nothing can. */
function visibleBoxes(selector: string, bar: HTMLElement): Box[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !bar.contains(element) && !element.closest('[aria-hidden="true"], [inert]'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width * height > 0 && bottom > 0 && top < window.innerHeight);
}
