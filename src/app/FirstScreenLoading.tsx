import { useEffect } from 'react';
import { changeShell } from './shellState.ts';

/** Shown in place of the first screen while it loads. The shell around it shows the progress. */
export function FirstScreenLoading() {
  useEffect(() => {
    changeShell({ isStarting: true });
    return () => changeShell({ isStarting: false });
  }, []);
  return null;
}
