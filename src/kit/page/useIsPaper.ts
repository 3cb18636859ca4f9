import { useSyncExternalStore } from 'react';

/** Whether the page is being printed, for layout that style sheets cannot change. */
export function useIsPaper(): boolean {
  return useSyncExternalStore(follow, isPaper);
}

const paper = () => (typeof window.matchMedia === 'function' ? window.matchMedia('print') : null);
const isPaper = () => paper()?.matches ?? false;

function follow(changed: () => void): () => void {
  const query = paper();
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}
