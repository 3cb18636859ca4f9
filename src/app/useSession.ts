import { useSyncExternalStore } from 'react';
import { type BrowserSession, onSessionChange, readSession } from '../../dataProviders/session.ts';

/** The session of this browser tab; rerenders when it changes. */
export function useSession(): BrowserSession {
  return useSyncExternalStore(onSessionChange, readSession);
}
