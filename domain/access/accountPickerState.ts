/** State of the account picker. `selectedId` is the dropdown's value, null while it is empty. */
export interface AccountPickerState {
  readonly ownAccountId: number;
  readonly currentAccountId: number;
  readonly selectedId: number | null;
}

/** `reload`: another account was selected, so the page must reload (PICK-09). */
export interface AccountPickerTransition {
  readonly choice: AccountPickerState;
  readonly reload: boolean;
}

/** Initial state: the account stored in the session, otherwise the user's own account (PICK-14). */
export function initialPickerState(ownAccountId: number, storedAccountId: number | null): AccountPickerState {
  const currentAccountId = storedAccountId ?? ownAccountId;
  return { ownAccountId, currentAccountId, selectedId: currentAccountId };
}

/**
 * Handles a change of the dropdown. A different account becomes the current one (PICK-08). The change event that fires when the initial
 * value is set names the current account and has no effect (PICK-12). Null (an emptied dropdown) clears the selection only.
 */
export function selectAccount(choice: AccountPickerState, accountId: number | null): AccountPickerTransition {
  if (accountId === null) return { choice: { ...choice, selectedId: null }, reload: false };
  const next = { ...choice, currentAccountId: accountId, selectedId: accountId };
  return { choice: next, reload: accountId !== choice.currentAccountId };
}

/** Handles the clear button: selects the user's own account directly, without an empty state in between (PICK-07). */
export function clearToOwnAccount(choice: AccountPickerState): AccountPickerTransition {
  return selectAccount(choice, choice.ownAccountId);
}

/** Whether the clear button is available: the current account is not the user's own (PICK-06). */
export function canClearAccount(choice: AccountPickerState): boolean {
  return choice.currentAccountId !== choice.ownAccountId;
}

/** Handles loss of focus: an empty dropdown shows the current account again (PICK-13). */
export function restoreOnBlur(choice: AccountPickerState): AccountPickerState {
  return { ...choice, selectedId: choice.selectedId ?? choice.currentAccountId };
}

/** The route to reload. `matchedPatterns` lists the patterns of the nested routes, outermost first. */
export interface MatchedRoute {
  readonly hasIdParam: boolean;
  readonly fullPath: string;
  readonly matchedPatterns: readonly string[];
}

/**
 * Returns the path to load after an account change: the current path with its query if the route names no record
 * (PICK-10), otherwise the first matched pattern up to its first parameter, because the record belongs to the previous
 * account (PICK-11).
 */
export function pathAfterAccountChange({ hasIdParam, fullPath, matchedPatterns }: MatchedRoute): string {
  if (!hasIdParam) return fullPath;
  const [first = '/'] = matchedPatterns;
  return first.replace(/\/[:*].*$/, '') || '/';
}
