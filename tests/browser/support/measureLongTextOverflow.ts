import type { Page } from 'playwright-core';

/** The number of pixels by which the page is too wide when every word is half as long again, as in other languages. Restores the page. */
export function measureLongTextOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const before: [Node, string | null][] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (currentNode.parentElement?.closest('script, style')) continue;
      before.push([currentNode, currentNode.nodeValue]);
    }
    for (const [node, text] of before) {
      node.nodeValue =
        text?.replace(/\p{L}{3,}/gu, (word) => word + 'ungen'.repeat(9).slice(0, word.length / 2)) ?? null;
    }
    const { documentElement } = document;
    const overflow = documentElement.scrollWidth - window.innerWidth;
    for (const [node, text] of before) node.nodeValue = text;
    return overflow;
  });
}
