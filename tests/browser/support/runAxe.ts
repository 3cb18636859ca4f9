import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The axe findings of the page after color transitions, one line each. */
export async function runAxe(page: Page): Promise<string[]> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
  );
  if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(source);
  const violations = (await page.evaluate(
    // A previewed email runs no scripts, so axe would never get a response from its frame.
    "axe.run(document, { resultTypes: ['violations'], selectors: false, iframes: false }).then((found) => found.violations)",
  )) as Violation[];
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
