import type { QueryClient } from '@tanstack/react-query';
import { readShell } from './shellState.ts';

const pauseMs = 200;
const maxMs = 2_000;

/**
 * Until the screen has loaded and rendered what people wait for. Its queries begin a moment after it is rendered.
 */
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
