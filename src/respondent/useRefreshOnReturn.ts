import { useEffect, useLayoutEffect, useRef } from 'react';
import { requestsFeedback } from '../../domain/survey/surveyEndings.ts';
import type { RespondentState } from './respondentReducer.ts';

/**
 * Loads the current state when the respondent returns to the page: from another tab, by Back (which may restore a
 * cached page), or when the network is back. Skipped while answers are unsent or feedback is being written, which the
 * new state would discard.
 */
export function useRefreshOnReturn(
  state: RespondentState,
  reopen: () => void,
  refreshInBackground: () => void,
): void {
  const latest = useRef({ state, reopen, refreshInBackground });
  // A layout effect, because the network can return right after the error is shown.
  useLayoutEffect(() => {
    latest.current = { state, reopen, refreshInBackground };
  });

  useEffect(() => {
    const onFocus = () => {
      if (document.visibilityState !== 'visible') return;
      const { state: now, refreshInBackground: refresh } = latest.current;
      if (now.session !== null && now.queue.unsent.length === 0 && !isGivingFeedback(now)) refresh();
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) onFocus();
    };
    const onOnline = () => {
      if (latest.current.state.failure !== null) latest.current.reopen();
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

const isGivingFeedback = ({ session }: RespondentState): boolean =>
  session?.phase === 'ending' && session.ending !== null && requestsFeedback(session.ending);
