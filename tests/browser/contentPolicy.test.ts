import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSessionCookies } from './support/addSessionCookies.ts';
import { desktop, openChromium, openPage } from './support/chromium.ts';
import { type OpenProduct, openProduct } from './support/openProduct.ts';

const markup = '<img src="/nothing" onerror="window.ran = true">';

let product: OpenProduct;
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  product = await openProduct();
  const account = await product.anAccount({ name: 'Harbor & Pine' });
  const admin = await product.aUser({
    account,
    first_name: markup,
    last_name: 'Aalto',
    permissions: ['user', 'local_admin'],
  });
  browser = await openChromium();
  const context = await browser.newContext({ viewport: desktop });
  await addSessionCookies(context, product.origin, await product.aSession(admin));
  ({ page, complaints } = await openPage(context));
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

async function open(path: string): Promise<void> {
  await page.goto(`${product.origin}${path}`);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

test('the main screens render with their styles and violate no content security policy', async () => {
  for (const path of ['/dashboard', '/dashboard/benchmark', '/users', '/teams', '/profile']) {
    await open(path);
    const rules = await page.evaluate(() =>
      [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
    );
    expect(rules, path).toBeGreaterThan(100);
    expect(complaints, path).toEqual([]);
  }
});

test('a name that contains markup is shown as text', async () => {
  await open('/users');
  await page.getByText(markup).first().waitFor();
  expect(await page.locator('img[src="/nothing"]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('text assigned to a markup or script sink is blocked and does not run', async () => {
  await open('/dashboard');
  const attempts = await page.evaluate((text) => {
    const attempt = (work: () => unknown) => {
      try {
        work();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const element = document.body.appendChild(document.createElement('div'));
    return {
      innerHTML: attempt(() => Object.assign(element, { innerHTML: text })),
      insertAdjacentHTML: attempt(() => element.insertAdjacentHTML('beforeend', text)),
      documentWrite: attempt(() => document.write(text)),
      scriptAddress: attempt(() => Object.assign(document.createElement('script'), { src: '/x.js' })),
      handler: attempt(() => element.setAttribute('onclick', 'window.ran = true')),
      policy: attempt(() => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): unknown };
        };
        return trustedTypes.createPolicy('default', { createHTML: (html: string) => html });
      }),
      children: element.childNodes.length,
    };
  }, markup);
  expect(attempts).toEqual({
    innerHTML: 'TypeError',
    insertAdjacentHTML: 'TypeError',
    documentWrite: 'TypeError',
    scriptAddress: 'TypeError',
    handler: 'TypeError',
    policy: 'TypeError',
    children: 0,
  });
  expect(await page.evaluate('window.ran')).toBeUndefined();
});

test('injected styles are not applied', async () => {
  await open('/dashboard');
  const [before, after] = await page.evaluate(() => {
    const element = document.body.appendChild(document.createElement('div'));
    const color = () => getComputedStyle(element).color;
    const before = color();
    element.setAttribute('style', 'color: rgb(1, 2, 3)');
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = 'div { color: rgb(1, 2, 3) !important }';
    return [before, color()];
  });
  expect(after).toBe(before);
});

test('unused browser features are blocked, and writing to the clipboard and the full screen are allowed', async () => {
  await open('/dashboard');
  const allowed = await page.evaluate(() =>
    (
      document as unknown as { featurePolicy: { allowedFeatures(): string[] } }
    ).featurePolicy.allowedFeatures(),
  );
  expect(allowed).toContain('clipboard-write');
  expect(allowed).toContain('fullscreen');
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'clipboard-read', 'usb'])
    expect(allowed).not.toContain(feature);
});
