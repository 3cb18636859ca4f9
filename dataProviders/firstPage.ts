import type { FirstPage } from '../contract/v2/page.ts';

let offered: FirstPage | null = null;

/** Offers the list that the page of the current session contains; null withdraws it. */
export function offerFirstPage(page: FirstPage | null): void {
  offered = page;
}

/** The list of the page, if exactly this request would load it. Any other request withdraws it, as its rows then age. */
export function takeFirstPage(path: string): FirstPage | null {
  const page = offered?.path === path ? offered : null;
  offered = null;
  return page;
}
