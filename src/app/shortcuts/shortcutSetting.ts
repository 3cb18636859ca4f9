import { storeList } from '../../kit/deviceStorage.ts';
import { changeShell, shortcutsOffKey } from '../shellState.ts';

/** Turns single-key shortcuts on or off in this browser. */
export function changeShortcuts(areShortcutsOn: boolean): void {
  changeShell({ areShortcutsOn });
  storeList(shortcutsOffKey, areShortcutsOn ? [] : ['all']);
}
