import { useEffect, useRef } from 'react';

interface SlideActions {
  readonly onNext: () => void;
  readonly onPrevious: () => void;
  readonly onFirst: () => void;
  readonly onLast: () => void;
  readonly onClose: () => void;
}

const actionsByKey: Readonly<Record<string, keyof SlideActions>> = {
  ArrowRight: 'onNext',
  ArrowDown: 'onNext',
  PageDown: 'onNext',
  ' ': 'onNext',
  ArrowLeft: 'onPrevious',
  ArrowUp: 'onPrevious',
  PageUp: 'onPrevious',
  Backspace: 'onPrevious',
  Home: 'onFirst',
  End: 'onLast',
  Escape: 'onClose',
};

/** Presentation keys, as remote controls send them. A focused button keeps Space for itself. */
export function useSlideKeys(actions: SlideActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const action = actionsByKey[event.key];
      if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const isControl = event.target instanceof Element && event.target.closest('button, a, input') !== null;
      if (event.key === ' ' && isControl) return;
      event.preventDefault();
      latest.current[event.key === ' ' && event.shiftKey ? 'onPrevious' : action]();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}
