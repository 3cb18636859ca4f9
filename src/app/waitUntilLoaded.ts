import type { QueryClient } from '@tanstack/react-query';
import { readShell } from './shellState.ts';

const pauseMs = 200;
const maxMs = 2_000;

/** Resolves once the screen is rendered and its queries have loaded. They start a moment after the first render. */
export async function waitUntilLoaded(queryClient: QueryClient): Promise<void> {
  let waited = 0;
  do {
    await new Promise((pass) => window.setTimeout(pass, pauseMs));
    waited += pauseMs;
  } while (readShell().isStarting || (queryClient.isFetching() > 0 && waited < maxMs));
  await new Promise<void>((pass) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => pass(), { timeout: maxMs });
    else pass();
  });
}
