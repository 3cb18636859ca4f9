import { useEffect, useState } from 'react';

/** Whether the page fills the screen, and a function that changes it. Leaving the page ends it. */
export function useFullScreen() {
  const [isFullScreen, setIsFullScreen] = useState(() => Boolean(document.fullscreenElement));
  useEffect(() => {
    const handleChange = () => setIsFullScreen(Boolean(document.fullscreenElement));
    document.addEventListener('fullscreenchange', handleChange);
    return () => {
      document.removeEventListener('fullscreenchange', handleChange);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  const toggle = async () => {
    // The browser can refuse; the presentation then stays in the window.
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    await change.catch(() => undefined);
  };
  return { isFullScreen, canFullScreen: document.fullscreenEnabled === true, toggle };
}
