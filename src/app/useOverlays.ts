import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { preloadOverlays } from './lazyOverlays.ts';
import { useShell } from './shellState.ts';
import { waitUntilLoaded } from './waitUntilLoaded.ts';

/** Loads what opens above the page after the first screen. Returns whether it can be rendered, which is at once when it is opened. */
export function useOverlays(): boolean {
  const queryClient = useQueryClient();
  const isOpen = useShell((shell) => shell.supportDialogOpen);
  const [isNeeded, setIsNeeded] = useState(isOpen);
  // What was typed is kept when it closes.
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
