import type { QueryClient } from '@tanstack/react-query';
import { onSessionChange, readSession } from '../../dataProviders/session.ts';
import type { Chat } from './chat/chat.ts';

interface ReloadOptions {
  readonly queryClient: QueryClient;
  readonly chat: Chat;
  /** Called to remount the page after the data is cleared. */
  readonly remount: () => void;
}

/**
 * Clears all loaded data when the person changes: after signing out, or when another person has signed in from another tab. Returns a
 * function that stops watching.
 */
export function reloadOnPersonChange({ queryClient, chat, remount }: ReloadOptions): () => void {
  let previousId = readSession().currentUser?.id;
  return onSessionChange(() => {
    const currentId = readSession().currentUser?.id;
    const isOther = previousId !== undefined && currentId !== previousId;
    previousId = currentId;
    if (!isOther) return;
    chat.shutdown();
    queryClient.clear();
    if (currentId !== undefined) remount();
  });
}
