import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { signOut } from '../../dataProviders/session.ts';
import { resetShell } from '../../src/app/shellState.ts';
import { noCookie } from '../src/app/signedInCookie.ts';

// A first import of a screen takes its time on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

// jsdom draws nothing and says so at length; axe asks for a canvas to tell icons from letters, and does without.
HTMLCanvasElement.prototype.getContext = () => null;

/**
 * The styles that MUI writes into the page: jsdom would try every rule of them for each question about an element,
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
