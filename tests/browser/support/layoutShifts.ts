import type { Page } from 'playwright-core';

const latency = 150;

/**
 * Delays responses long enough for loading skeletons to be painted. Scripts stay in the browser's cache, which a route
 * of the page would disable.
 */
export async function delayResponses(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...unlimited });
}

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

interface RecordedShifts {
  /** The sum of all layout shifts (Cumulative Layout Shift). */
  shift: number;
  /** The size of each shift and the elements that moved. */
  moved: string[];
}

/** Sums the layout shifts of every document that the page opens. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded: RecordedShifts = { shift: 0, moved: [] };
    Object.assign(window, { recorded });
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `<${element?.tagName.toLowerCase()}> "${element?.textContent?.trim().slice(0, 40)}"`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        recorded.shift += entry.value;
        const names = entry.sources.map(({ node }) => nameOf(node));
        recorded.moved.push(`${entry.value.toFixed(3)} ${names.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of the open document. */
export const readLayoutShifts = (page: Page): Promise<RecordedShifts> => page.evaluate('recorded');
