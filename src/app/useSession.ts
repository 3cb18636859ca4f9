import { useSyncExternalStore } from 'react';
import { type BrowserSession, onSessionChange, readSession } from '../../dataProviders/session.ts';

/** What this tab knows of the session, drawn again whenever it changes. */
export function useSession(): BrowserSession {
  return useSyncExternalStore(onSessionChange, readSession);
}
