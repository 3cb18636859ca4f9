import type { FirstPage } from '../contract/v2/page.ts';

/** A list that is displayed later is loaded, as its rows may have changed. */
const maxAgeMs = 30_000;

let offered: FirstPage | null = null;
let offeredAt = 0;

/** Offers the list that the page of the current session contains; null withdraws it. */
export function offerFirstPage(page: FirstPage | null): void {
  offered = page;
  offeredAt = performance.now();
}

/** The list of the page, if exactly this request would load it. Any other request withdraws it, as its rows then age. */
export function takeFirstPage(path: string): FirstPage | null {
  const isRecent = performance.now() - offeredAt < maxAgeMs;
  const page = isRecent && offered?.path === path ? offered : null;
  offered = null;
  return page;
}
