import type { FirstPage } from '../contract/v2/pageData.ts';

/** Maximum age of the embedded list. After that it is requested again, because its rows may have changed. */
const maxAgeMs = 30_000;

let offered: FirstPage | null = null;
let offeredAt = 0;

/** Stores the list that the page of the current session contains; null removes it. */
export function offerFirstPage(page: FirstPage | null): void {
  offered = page;
  offeredAt = performance.now();
}

/**
 * Returns the embedded list if exactly this request would load it. Any other request removes it, because its rows may be outdated later.
 */
export function takeFirstPage(path: string): FirstPage | null {
  const isRecent = performance.now() - offeredAt < maxAgeMs;
  const page = isRecent && offered?.path === path ? offered : null;
  offered = null;
  return page;
}
