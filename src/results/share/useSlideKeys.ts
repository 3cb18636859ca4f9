import { useEffect, useEffectEvent } from 'react';

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
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionsByKey[event.key];
    if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const isControl = event.target instanceof Element && event.target.closest('button, a, input') !== null;
    if (event.key === ' ' && isControl) return;
    event.preventDefault();
    actions[event.key === ' ' && event.shiftKey ? 'onPrevious' : action]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
