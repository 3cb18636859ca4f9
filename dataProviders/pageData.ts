import { type PageData, pageDataId } from '../contract/v2/pageData.ts';

let data: PageData | null = null;

/** Takes the data that the server embedded in the page and removes it from there; null if there is none, as with a development server. */
export function readPageData(): PageData | null {
  const element = document.getElementById(pageDataId);
  if (element?.textContent) data = JSON.parse(element.textContent) as PageData;
  element?.remove();
  return data;
}
