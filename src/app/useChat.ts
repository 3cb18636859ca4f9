import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { listenToCalls } from '../../dataProviders/http.ts';
import { readSession } from '../../dataProviders/session.ts';
import { useApp } from './appContext.ts';

/** Tells the chat of every navigation, with the time of the last call to the server. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation itself
  useEffect(() => {
    void chat.onNavigation(readSession(), lastRequestAt.current);
  }, [chat, key]);
}
