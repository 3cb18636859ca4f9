import type { QueryClient } from '@tanstack/react-query';
import { onSessionChange, readSession } from '../../dataProviders/session.ts';
import type { Chat } from './chat/chat.ts';

interface Followed {
  readonly queryClient: QueryClient;
  readonly chat: Chat;
  /** Draws the page from nothing. */
  readonly draw: () => void;
}

/**
 * Nothing that was loaded for one person stays for the next: after signing out, and where the server says that
 * another person has signed in, in another tab. Follows until the returned function is called.
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
