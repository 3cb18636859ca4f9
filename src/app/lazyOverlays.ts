import { type ComponentType, lazy } from 'react';
import { fetchScreen } from './fetchScreen.ts';

const load = {
  search: async () => ({ default: (await import('./search/SearchDialog.tsx')).SearchDialog }),
  shortcuts: async () => ({ default: (await import('./shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog }),
  reason: async () => ({ default: (await import('./EmulationReasonDialog.tsx')).EmulationReasonDialog }),
  navigation: async () => ({ default: (await import('./NavigationDialog.tsx')).NavigationDialog }),
  support: async () => ({ default: (await import('./SupportDialog.tsx')).SupportDialog }),
  notifications: async () => ({ default: (await import('./NotificationPanel.tsx')).NotificationPanel }),
  userMenu: async () => ({ default: (await import('./UserMenuPopover.tsx')).UserMenuPopover }),
} as const;

const lazyOverlay = <Props>(loadOverlay: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => ({ default: await fetchScreen(loadOverlay) }));

/** Dialogs and menus above a page. They are loaded after the first screen, because no page needs them at first. */
export const EmulationReasonDialog = lazyOverlay(load.reason);
export const NavigationDialog = lazyOverlay(load.navigation);
export const NotificationPanel = lazyOverlay(load.notifications);
export const SearchDialog = lazyOverlay(load.search);
export const ShortcutsDialog = lazyOverlay(load.shortcuts);
export const SupportDialog = lazyOverlay(load.support);
export const UserMenuPopover = lazyOverlay(load.userMenu);

/** Loads the overlays that people are most likely to open. A failure is reported when an overlay is opened. */
export async function preloadOverlays(): Promise<void> {
  await Promise.allSettled([load.navigation(), load.userMenu(), load.support(), load.search()]);
}
