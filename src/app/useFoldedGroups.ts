import { useState } from 'react';
import { readStoredList, storeList } from '../kit/deviceStorage.ts';
import type { MenuGroup } from '../routes/route.ts';

const storageKey = 'cairn.foldedMenuGroups';

/** The folded groups of the menu, remembered by this browser. */
export function useFoldedGroups() {
  const [folded, setFolded] = useState<readonly string[]>(() => readStoredList(storageKey));
  const toggle = (group: MenuGroup) => {
    const next = folded.includes(group) ? folded.filter((other) => other !== group) : [...folded, group];
    storeList(storageKey, next);
    setFolded(next);
  };
  return { isFolded: (group: MenuGroup) => folded.includes(group), toggle };
}
