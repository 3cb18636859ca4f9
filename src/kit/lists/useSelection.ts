import { useRef } from 'react';
import { useListContext } from 'react-admin';

/** The selected rows of a list, and a function that clears them without losing the keyboard focus. */
export function useSelection() {
  const { selectedIds = [], onUnselectItems } = useListContext();
  const barRef = useRef<HTMLDivElement>(null);
  const clear = () => {
    onUnselectItems();
    barRef.current?.focus(); // The focused button disappears with the selection.
  };
  return { selectedIds, foot: barRef, clear };
}
