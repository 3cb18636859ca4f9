import type { QueryClient } from '@tanstack/react-query';
import { onSessionChange, readSession } from '../../dataProviders/session.ts';
import type { Chat } from './chat/chat.ts';

interface Followed {
  readonly queryClient: QueryClient;
  readonly chat: Chat;
  /** Remounts the page. */
  readonly draw: () => void;
}

/**
 * Clears all loaded data when the person changes: after signing out, or when another person has signed in from another
 * tab. Returns a function that stops it.
 */
export function reloadOnPersonChange({ queryClient, chat, draw }: Followed): () => void {
  let former = readSession().currentUser?.id;
  return onSessionChange(() => {
    const present = readSession().currentUser?.id;
    const isOther = former !== undefined && present !== former;
    former = present;
    if (!isOther) return;
    chat.shutdown();
    queryClient.clear();
    if (present !== undefined) draw();
  });
}
