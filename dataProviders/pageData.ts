import { type PageData, pageDataId } from '../contract/v2/page.ts';

let data: PageData | null = null;

/** What the server wrote into the page; null without it, as from a development server. It is removed from the page. */
export function readPageData(): PageData | null {
  const element = document.getElementById(pageDataId);
  if (element?.textContent) data = JSON.parse(element.textContent) as PageData;
  element?.remove();
  return data;
}
