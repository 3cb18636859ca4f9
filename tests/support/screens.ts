import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, vi } from 'vitest';
import { signOut } from '../../dataProviders/session.ts';
import { resetShell } from '../../src/app/shellState.ts';
import { noCookie } from '../src/app/signedInCookie.ts';

// A first import of a screen takes its time on a busy machine. The page as text, for a message that is thrown away as
// often as a query is tried again, costs a tenth of all tests: a failure says what was looked for, `screen.debug()` the rest.
configure({
  asyncUtilTimeout: 5_000,
  getElementError: (message) => new Error(message ?? 'No such element'),
});

// For each element React would keep where it was made, by an error of its own, until it has counted this many.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 1e5,
  set: () => {},
  configurable: true,
});

// Nothing is drawn here; axe asks for a canvas to tell icons from letters, and does without.
HTMLCanvasElement.prototype.getContext = () => null;

// A tooltip asks every element around it whether it is the window, and happy-dom would answer with all that stands in it.
Element.prototype.toString = Object.prototype.toString;

/**
 * The styles that MUI writes into the page: happy-dom would try every rule of them for each question about an element,
 * which is most of what a screen's test costs. What depends on them is looked at in a real browser.
 */
const insert = Node.prototype.insertBefore;
HTMLHeadElement.prototype.insertBefore = function keepOut<T extends Node>(node: T, before: Node | null): T {
  const isEmotion = node instanceof HTMLStyleElement && node.dataset.emotion !== undefined;
  return isEmotion ? node : (insert.call(this, node, before) as T); // the node it was given
};

/** Many files share one page and one copy of the application: each test leaves both as it found them. */
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
  resetShell();
  window.history.replaceState(null, '', '/');
  document.title = '';
});
