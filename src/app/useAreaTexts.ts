import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import type { TextArea } from '../../locales/languages.ts';
import { useApp } from './appContext.ts';

/**
 * Loads the texts of an area for an overlay, and returns whether they are loaded. If that fails, a notification
 * says so, and the overlay closes.
 */
export function useAreaTexts(area: TextArea, onFailure: () => void): boolean {
  const { loadTexts } = useApp();
  const notify = useNotify();
  const [isLoaded, setIsLoaded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of an area are loaded once
  useEffect(() => {
    let isMounted = true;
    loadTexts([area]).then(
      () => isMounted && setIsLoaded(true),
      () => {
        if (!isMounted) return;
        notify('network.unreached', { type: 'error' });
        onFailure();
      },
    );
    return () => {
      isMounted = false;
    };
  }, [area, loadTexts]);
  return isLoaded;
}
