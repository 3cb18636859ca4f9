import { useEffect, useState } from 'react';
import type { TextArea } from '../../locales/languages.ts';
import { useApp } from './appContext.ts';

/** Loads the texts of an area for an overlay. Returns whether they are loaded. */
export function useAreaTexts(area: TextArea, onFailure: () => void): boolean {
  const { loadTexts } = useApp();
  const [isLoaded, setIsLoaded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of an area are loaded once
  useEffect(() => {
    let isMounted = true;
    loadTexts([area]).then(
      () => isMounted && setIsLoaded(true),
      () => isMounted && onFailure(),
    );
    return () => {
      isMounted = false;
    };
  }, [area, loadTexts]);
  return isLoaded;
}
