import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { preloadOverlays } from './lazyOverlays.ts';
import { useShell } from './shellState.ts';
import { waitUntilLoaded } from './waitUntilLoaded.ts';

/** Loads the overlays after the first screen. Returns whether they can be rendered; opening one renders it immediately. */
export function useOverlays(): boolean {
  const queryClient = useQueryClient();
  const isOpen = useShell((shell) => shell.supportDialogOpen);
  const [isNeeded, setIsNeeded] = useState(isOpen);
  // It stays mounted after it closes, so that typed text is kept.
  if (isOpen && !isNeeded) setIsNeeded(true);
  useEffect(() => {
    let isMounted = true;
    void waitUntilLoaded(queryClient)
      .then(preloadOverlays)
      .then(() => {
        if (isMounted) setIsNeeded(true);
      });
    return () => {
      isMounted = false;
    };
  }, [queryClient]);
  return isNeeded;
}
