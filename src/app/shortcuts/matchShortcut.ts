/** What a key without modifiers does: `g` waits for the letter of a page. */
export type Shortcut =
  | { readonly kind: 'wait' | 'help' | 'search' | 'selectRow' }
  | { readonly kind: 'moveRow'; readonly step: 1 | -1 }
  | { readonly kind: 'goTo'; readonly letter: string };

const shortcuts: Readonly<Record<string, Shortcut>> = {
  g: { kind: 'wait' },
  '?': { kind: 'help' },
  '/': { kind: 'search' },
  j: { kind: 'moveRow', step: 1 },
  k: { kind: 'moveRow', step: -1 },
  x: { kind: 'selectRow' },
};

/** The shortcut of a key; null if it has none. */
export function matchShortcut(key: string, isWaiting: boolean): Shortcut | null {
  if (isWaiting) return /^[a-z]$/.test(key) ? { kind: 'goTo', letter: key } : null;
  return shortcuts[key] ?? null;
}
