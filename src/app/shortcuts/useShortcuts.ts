import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { focusListSearch, moveRowFocus, selectFocusedRow } from '../../kit/lists/rowFocus.ts';
import type { MenuSection } from '../../routes/menuSections.ts';
import { changeShell, readShell } from '../shellState.ts';
import { matchShortcut, type Shortcut } from './matchShortcut.ts';

/** The time within which the letter of a page must follow `g`. */
const waitMs = 1_500;

/** Listens to keyboard shortcuts: Ctrl or Cmd with K, and single keys outside of fields and dialogs unless turned off. */
export function useShortcuts(sections: readonly MenuSection[]): void {
  const navigate = useNavigate();
  const waitingUntil = useRef(0);
  const run = (shortcut: Shortcut, at: number) => {
    if (shortcut.kind === 'wait') waitingUntil.current = at + waitMs;
    if (shortcut.kind === 'help') changeShell({ shortcutsOpen: true });
    if (shortcut.kind === 'search' && !focusListSearch()) changeShell({ searchOpen: true });
    if (shortcut.kind === 'moveRow') moveRowFocus(shortcut.step);
    if (shortcut.kind === 'selectRow') selectFocusedRow();
    if (shortcut.kind !== 'goTo') return;
    const line = sections.flatMap(({ lines }) => lines).find(({ letter }) => letter === shortcut.letter);
    if (line) navigate(line.path);
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || sections.length === 0 || isModalOpen()) return;
    if (isSearchKey(event)) {
      event.preventDefault();
      changeShell({ searchOpen: true });
      return;
    }
    const isWaiting = event.timeStamp < waitingUntil.current;
    waitingUntil.current = 0;
    if (!readShell().areShortcutsOn || hasModifier(event) || isInField(event.target)) return;
    const shortcut = matchShortcut(event.key, isWaiting);
    if (!shortcut) return;
    event.preventDefault();
    run(shortcut, event.timeStamp);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

const fields =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"]';
const isInField = (target: EventTarget | null) =>
  target instanceof Element && target.closest(fields) !== null;

/** An open dialog or menu hides the page from screen readers. */
const isModalOpen = () => document.querySelector('[aria-hidden="true"] main, dialog[open]') !== null;
