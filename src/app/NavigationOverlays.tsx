import { Suspense, useEffect } from 'react';
import type { MenuSection } from '../routes/menuSections.ts';
import type { Route } from '../routes/route.ts';
import { SearchDialog, ShortcutsDialog } from './lazyOverlays.ts';
import { addRecentPage } from './search/recentPages.ts';
import { changeShell, useShell } from './shellState.ts';
import { useShortcuts } from './shortcuts/useShortcuts.ts';
import { useSession } from './useSession.ts';

interface Props {
  readonly sections: readonly MenuSection[];
  readonly route: Route | null;
}

/** The search and the list of keyboard shortcuts, which open above any page with a menu. */
export function NavigationOverlays({ sections, route }: Props) {
  const { currentUser } = useSession();
  const isSearchOpen = useShell((shell) => shell.searchOpen);
  const areShortcutsOpen = useShell((shell) => shell.shortcutsOpen);
  useShortcuts(sections);
  const userId = currentUser?.id;
  const path = route && route.idParam === null && route.mode === null ? route.path : null;
  useEffect(() => {
    if (userId !== undefined && path !== null) addRecentPage(userId, path);
  }, [userId, path]);
  return (
    <Suspense fallback={null}>
      {isSearchOpen && <SearchDialog sections={sections} onClose={closeSearch} />}
      {areShortcutsOpen && <ShortcutsDialog sections={sections} onClose={closeShortcuts} />}
    </Suspense>
  );
}

const closeSearch = () => changeShell({ searchOpen: false });
const closeShortcuts = () => changeShell({ shortcutsOpen: false });
