import { useRef } from 'react';
import { useListContext } from 'react-admin';

/** The selected rows of a list, and what ends the selection without losing the keyboard's place. */
export function useSelection() {
  const { selectedIds = [], onUnselectItems } = useListContext();
  const foot = useRef<HTMLDivElement>(null);
  const clear = () => {
    onUnselectItems();
    foot.current?.focus(); // the buttons go, and the keyboard stays where it was
  };
  return { selectedIds, foot, clear };
}
