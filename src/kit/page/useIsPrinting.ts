import { useSyncExternalStore } from 'react';

/** Whether the page is being printed, for layout that style sheets cannot change. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting);
}

const printQuery = () => (typeof window.matchMedia === 'function' ? window.matchMedia('print') : null);
const isPrinting = () => printQuery()?.matches ?? false;

function subscribe(changed: () => void): () => void {
  const query = printQuery();
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}
