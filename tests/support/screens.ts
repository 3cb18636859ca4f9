import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, expect, vi } from 'vitest';
import { signOut } from '../../dataProviders/session.ts';
import { changeShell, initialShell } from '../../src/app/shellState.ts';
import { setTexts } from '../../src/language/texts.ts';
import { noCookie } from '../src/app/signedInCookie.ts';
import { en } from './englishTexts.ts';
import { takeContractViolations } from './stubFetch.ts';

// The first import of a screen is slow on a busy machine. Printing the page in error messages takes a tenth of the test time, because
// queries are retried; a failure names the query, `screen.debug()` prints the page.
configure({
  asyncUtilTimeout: 5_000,
  getElementError: (message) => new Error(message ?? 'No such element'),
});

// The number of elements after which React stops recording where each was created, which it does with an Error per element.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 1e5,
  set: () => {},
  configurable: true,
});

// Nothing is rendered here; axe uses a canvas to distinguish icons from letters and works without it.
HTMLCanvasElement.prototype.getContext = () => null;

// Tooltips check whether elements around them are the window; happy-dom would serialize each element for it.
Element.prototype.toString = Object.prototype.toString;

/**
 * Styles that MUI inserts are dropped: happy-dom would match every rule for each query of an element, which takes most of the time of
 * screen tests. Styles are tested in a real browser.
 */
const insert = Node.prototype.insertBefore;
HTMLHeadElement.prototype.insertBefore = function keepOut<T extends Node>(node: T, before: Node | null): T {
  const isEmotion = node instanceof HTMLStyleElement && node.dataset.emotion !== undefined;
  return isEmotion ? node : (insert.call(this, node, before) as T); // The node that was passed in.
};

setTexts(en);

/** Many files share one page and one copy of the application, so each test restores both. */
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.stubGlobal('fetch', async () => new Response('{}'));
  await signOut();
  vi.unstubAllGlobals();
  noCookie();
  window.sessionStorage.clear();
  window.localStorage.clear();
  changeShell(initialShell);
  window.history.replaceState(null, '', '/');
  document.title = '';
  expect(takeContractViolations()).toEqual([]);
});
