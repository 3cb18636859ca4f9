import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { listenToCalls } from '../../dataProviders/http.ts';
import { readSession } from '../../dataProviders/session.ts';
import { useApp } from './appContext.ts';

/** Reports every navigation to the chat, together with the time of the last request to the server. */
export function useChat(): void {
  const { chat } = useApp();
  const { key } = useLocation();
  const lastRequestAt = useRef(Date.now());
  useEffect(
    () =>
      listenToCalls({
        onRequest: (at) => {
          lastRequestAt.current = at;
        },
      }),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with every navigation
  useEffect(() => {
    void chat.onNavigation(readSession(), lastRequestAt.current);
  }, [chat, key]);
}
