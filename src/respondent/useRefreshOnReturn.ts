import { useEffect, useLayoutEffect, useRef } from 'react';
import { requestsFeedback } from '../../domain/survey/endings.ts';
import type { Flow } from './flow.ts';

/**
 * Whoever comes back to the page sees the state of now: from another tab, from the browser's Back, which may show an
 * old picture of it, or from a time without a network. Nothing is asked while answers are on their way or
 * where feedback is being written: the newer state would sweep it off the screen.
 */
export function useRefreshOnReturn(held: Flow, reopen: () => void, lookAgain: () => void): void {
  const latest = useRef({ held, reopen, lookAgain });
  // With the screen, not after it: the network may come back the moment the page says that there is none.
  useLayoutEffect(() => {
    latest.current = { held, reopen, lookAgain };
  });

  useEffect(() => {
    const onFocus = () => {
      if (document.visibilityState !== 'visible') return;
      const { held: now, lookAgain: refresh } = latest.current;
      if (now.session !== null && now.queue.unsent.length === 0 && !isGivingFeedback(now)) refresh();
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) onFocus();
    };
    const onOnline = () => {
      if (latest.current.held.failure !== null) latest.current.reopen();
    };
    window.addEventListener('focus', onFocus);
    document.addEventListener('visibilitychange', onFocus);
    window.addEventListener('pageshow', onPageShow);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('focus', onFocus);
      document.removeEventListener('visibilitychange', onFocus);
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('online', onOnline);
    };
  }, []);
}

const isGivingFeedback = ({ session }: Flow): boolean =>
  session?.phase === 'ending' && session.ending !== null && requestsFeedback(session.ending);
